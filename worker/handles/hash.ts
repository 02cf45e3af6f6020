import { pseudonym } from "../rate-limits/counter-key.ts";

/** The length of a handle's hash. A keyed one is shorter. */
export const HASH_LENGTH = 64;

/** Computes the SHA-256 of a handle, hexadecimal. Anyone who has a list of names can find the name. */
export async function hashOf(handle: string): Promise<string> {
  const bytes = new TextEncoder().encode(handle);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}

/** Computes what stays of a handle whose profile is gone, from its hash, for no one has the name any more. */
export const keyedHashOf = (secret: string, hash: string) => pseudonym(secret, `handle:${hash}`);
