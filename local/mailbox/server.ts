import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { listen, serverOf } from "../listen.ts";
import { createMailbox } from "./app.ts";
import { openLetters } from "./letters.ts";

type Options = {
  /** keeps the letters, in mail.json */
  stateDir: string;
  /** undefined for the port of last time, or a free one */
  port: number | undefined;
  runCron: () => Promise<void>;
};

export type RunningMailbox = { url: string; close(): Promise<void> };

/** Starts the mailbox on 127.0.0.1. Throws Refusal where its file can't be used; rejects when a named port is taken. */
export async function startMailbox({ stateDir, port, runCron }: Options): Promise<RunningMailbox> {
  mkdirSync(stateDir, { recursive: true });
  const letters = openLetters(join(stateDir, "mail.json"));
  const server = serverOf(createMailbox(letters, runCron));
  const used = await listen(server, port ?? letters.port).catch((error: unknown) => {
    if (port !== undefined) throw error;
    return listen(server, 0);
  });
  letters.save(used);
  return {
    url: `http://127.0.0.1:${used}`,
    async close() {
      const isClosed = once(server.close(), "close");
      server.closeAllConnections();
      await isClosed;
    },
  };
}
