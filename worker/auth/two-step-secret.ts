import type { Ctx } from "../context.ts";

// The secret is encrypted, because someone who has the database alone must not be able to make codes.

const IV_BYTES = 12;
const NAME = "AES-GCM";

async function encryptionKeyOf({ config }: Pick<Ctx, "config">): Promise<CryptoKey> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const base = await crypto.subtle.importKey("raw", bytes(config.SESSION_SECRET), "HKDF", false, [
    "deriveKey",
  ]);
  const derivation = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: bytes("two-step verification"),
  };
  return crypto.subtle.deriveKey(derivation, base, { name: NAME, length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

/** Encrypts an authenticator app's secret with a key from SESSION_SECRET, as base64. */
export async function encryptSecret(
  ctx: Pick<Ctx, "config">,
  secret: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: NAME, iv }, await encryptionKeyOf(ctx), secret);
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString("base64");
}

/** Decrypts a secret; undefined when SESSION_SECRET has changed since. Then only recovery codes work. */
export async function decryptSecret(
  ctx: Pick<Ctx, "config">,
  encrypted: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = Uint8Array.fromBase64(encrypted);
  const iv = bytes.subarray(0, IV_BYTES);
  try {
    const secret = await crypto.subtle.decrypt(
      { name: NAME, iv },
      await encryptionKeyOf(ctx),
      bytes.subarray(IV_BYTES),
    );
    return new Uint8Array(secret);
  } catch {
    return undefined;
  }
}
