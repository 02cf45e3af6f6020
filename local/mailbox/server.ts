import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Served, serve } from "../stand-ins/listen.ts";
import { createMailbox } from "./app.ts";
import { openEmails } from "./emails.ts";

type Options = {
  /** the folder of mail.json, which keeps the e-mails */
  stateDir: string;
  /** undefined for the port of last time, or a free one */
  port: number | undefined;
  /** the site's own port, which the mailbox leaves free, also where it had it last time */
  sitePort: number;
  runCron: () => Promise<void>;
};

export type RunningMailbox = Omit<Served, "port">;

/** Starts the mailbox on 127.0.0.1. Throws CommandError where its file can't be used; rejects when a named port is taken. */
export async function startMailbox(options: Options): Promise<RunningMailbox> {
  const { stateDir, port, sitePort, runCron } = options;
  mkdirSync(stateDir, { recursive: true });
  const emails = openEmails(join(stateDir, "mail.json"));
  const { port: used, ...served } = await serve(createMailbox(emails, runCron), {
    wanted: port ?? (emails.port === sitePort ? 0 : emails.port),
    isFixed: port !== undefined,
  });
  emails.save(used);
  return served;
}
