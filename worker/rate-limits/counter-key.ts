import type { RateLimitName } from "./limits.ts";

/** One use of a rate limit: its name, and who or what it counts for, as texts (e-mails, networks) and ids. */
export type RateUse = readonly [limit: RateLimitName, ...subject: (string | number)[]];

/** Computes a keyed hash of a text that identifies someone. Without the secret no one can find the text. */
export async function pseudonym(secret: string, text: string): Promise<string> {
  const bytes = (value: string) => new TextEncoder().encode(value);
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), hmac, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign(hmac, key, bytes(text)), 0, 16).toHex();
}

/** The limits of e-mails to one address: whoever writes it otherwise gets no more of them there. */
const OF_MAILBOXES: readonly RateLimitName[] = [
  "unprovedLetter",
  "unprovedReset",
  "otherLetter",
  "reportLetter",
];

/**
 * Returns the mailbox that an address leads to: most hosts drop a plus and what is behind it from a name, and Gmail its full
 * stops as well.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [name = ""] = email.slice(0, at).split("+");
  const host = email.slice(at).replace("@googlemail.com", "@gmail.com");
  return (host === "@gmail.com" ? name.replaceAll(".", "") : name) + host;
}

/** Returns the key of a use's counter: the limit, then each part of the subject, joined by colons. */
export async function counterKey(secret: string, [limit, ...subject]: RateUse): Promise<string> {
  const plain = OF_MAILBOXES.includes(limit) ? mailboxOf : String;
  const parts = subject.map((part) => (typeof part === "number" ? part : pseudonym(secret, plain(part))));
  return [limit, ...(await Promise.all(parts))].join(":");
}
