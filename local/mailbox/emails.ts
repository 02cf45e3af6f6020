import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { CommandError } from "../command-error.ts";
import { replaceFile } from "../replace-file.ts";

/** An e-mail as the worker hands it to a mail service. */
export const messageSchema = z.object({
  to: z.string(),
  from: z.union([z.string(), z.object({ name: z.string(), email: z.string() })]),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
});

const emailSchema = messageSchema.extend({ id: z.string(), from: z.string(), sentAt: z.string() });
export type StoredEmail = z.output<typeof emailSchema>;

const fileSchema = z.object({ version: z.literal(1), port: z.number(), letters: z.array(emailSchema) });

/** The most e-mails that are kept. */
const MOST = 500;

export type Emails = {
  port: number;
  /** Returns the e-mails, newest first, of one recipient where `to` is given. */
  list(to?: string): StoredEmail[];
  find(id: string): StoredEmail | undefined;
  add(message: z.output<typeof messageSchema>): StoredEmail;
  clear(): void;
  save(port: number): void;
};

function read(file: string): z.output<typeof fileSchema> {
  if (!existsSync(file)) return { version: 1, port: 0, letters: [] };
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw new CommandError(`${file} can't be read. Remove it to start afresh.`, { cause });
  }
}

/**
 * Opens the e-mails in a file. Each change is on disk before it is acknowledged. Throws CommandError for a file that
 * can't be used.
 */
export function openEmails(file: string): Emails {
  const state = read(file);
  const save = () => replaceFile(file, JSON.stringify(state));
  return {
    port: state.port,
    list: (to) => state.letters.filter((email) => !to || email.to === to),
    find: (id) => state.letters.find((email) => email.id === id),
    add({ from, ...message }) {
      const email = {
        ...message,
        from: typeof from === "string" ? from : `${from.name} <${from.email}>`,
        id: crypto.randomUUID(),
        sentAt: new Date().toISOString(),
      };
      state.letters = [email, ...state.letters].slice(0, MOST);
      save();
      return email;
    },
    clear() {
      state.letters = [];
      save();
    },
    save(port) {
      state.port = port;
      save();
    },
  };
}
