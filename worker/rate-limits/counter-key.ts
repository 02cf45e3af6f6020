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

/** Returns the key of a use's counter: the limit, then each part of the subject, joined by colons. */
export async function counterKey(secret: string, [limit, ...subject]: RateUse): Promise<string> {
  const parts = subject.map((part) => (typeof part === "number" ? part : pseudonym(secret, part)));
  return [limit, ...(await Promise.all(parts))].join(":");
}
