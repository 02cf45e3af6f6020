import type { StoredEmail } from "./emails.ts";

/** Reads the e-mails to an address, newest first, from the mailbox at `mailbox`. */
export async function emailsTo(mailbox: string, address: string): Promise<StoredEmail[]> {
  const response = await fetch(`${mailbox}/letters?to=${encodeURIComponent(address)}`);
  return JSON.parse(await response.text());
}
