import { waitFor } from "@testing-library/dom";
import type { StoredEmail } from "#local/mailbox/emails.ts";
import { callOutside, mailbox } from "./outside.ts";
import { call } from "./people.ts";

/** Waits for the e-mail with this subject to an address: the `nth` that came, counted from 1. */
export const emailTo = (address: string, subject: string, nth = 1): Promise<StoredEmail> =>
  waitFor(async () => {
    const response = await callOutside(`${mailbox}/letters?to=${encodeURIComponent(address)}`, "GET");
    const emails: StoredEmail[] = JSON.parse(response);
    const found = emails.filter((email) => email.subject === subject).toReversed()[nth - 1];
    if (!found) throw new Error(`no e-mail "${subject}" to ${address}`);
    return found;
  });

/** Returns where in the app the link of an e-mail leads. */
export function linkIn({ text }: StoredEmail): string {
  const { pathname, search, hash } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  return pathname + search + hash;
}

/** Confirms someone's address by the link of the e-mail that came when they registered. */
export async function confirmAddress(email: string): Promise<void> {
  const { hash } = new URL(linkIn(await emailTo(email, "Confirm your e-mail")), location.origin);
  await call("POST", "/api/auth/email/verify", { token: hash.slice("#token=".length) });
}
