import { expect } from "vitest";
import type { StoredEmail } from "#local/mailbox/emails.ts";
import { emailsTo } from "#local/mailbox/read.ts";
import { mailbox } from "./under-test.ts";

/** Waits for the e-mail with this subject to an address: the `nth` that came, counted from 1. */
export async function emailTo(address: string, subject: string, nth = 1): Promise<StoredEmail> {
  let found: StoredEmail | undefined;
  await expect
    .poll(async () => {
      const emails = await emailsTo(mailbox, address);
      found = emails.filter((email) => email.subject === subject).toReversed()[nth - 1];
      return found?.subject;
    })
    .toBe(subject);
  if (!found) throw new Error("no e-mail");
  return found;
}

/** Returns the link of an e-mail. */
export const linkIn = ({ text }: StoredEmail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? "";
