import { customAlphabet } from "nanoid";
import { RECOVERY_CODES } from "#schema/account.ts";
import { foldDigits } from "#schema/digits.ts";
import { normalForm } from "#schema/normal-form.ts";

/** Draws a code. 13 characters without look-alikes are 64 bits: too many to guess, so that a plain hash is enough. */
const draw = customAlphabet("23456789abcdefghjkmnpqrstuvwxyz", 13);

/** Computes the SHA-256 of a recovery code as it was typed, hexadecimal. Case, script, spaces and hyphens don't matter. */
export async function digestOf(typed: string): Promise<string> {
  const code = foldDigits(normalForm(typed, "NFKC"))
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, "");
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code))).toHex();
}

/** Generates recovery codes such as `7kq2m-x4ra9-btp`, and the list of their hashes, as JSON. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string }> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const code = draw();
    return `${code.slice(0, 5)}-${code.slice(5, 10)}-${code.slice(10)}`;
  });
  return { codes, hashes: JSON.stringify(await Promise.all(codes.map(digestOf))) };
}
