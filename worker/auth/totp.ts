// Time-based one-time passwords by RFC 6238, with SHA-1, six digits and steps of 30 s, as every authenticator app takes
// them.

const DIGITS = 6;
/** ms of a time step */
export const STEP_MS = 30_000;
const SECRET_BYTES = 20;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Writes bytes in base32 (RFC 4648), without padding. Their number must be a multiple of five. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replaceAll(/.{5}/g, (five) => BASE32[Number.parseInt(five, 2)] ?? "");
}

/** Creates a new random secret. */
export const newSecret = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** Writes the link by which an authenticator app takes the secret over. */
export const keyUri = (secret: Uint8Array, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${new URLSearchParams({
    secret: toBase32(secret),
    issuer,
    digits: String(DIGITS),
    period: String(STEP_MS / 1000),
  })}`;

/** Returns the time step of an instant (ms since 1970). */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

const hmac = { name: "HMAC", hash: "SHA-1" };

/** Computes the code of a time step. */
export async function codeAt(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", secret, hmac, false, ["sign"]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter));
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf;
  const number = mac.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** Finds the time step nearest to `now` (ms since 1970) whose code this is, at most `drift` steps away. */
export async function findStep(
  secret: Uint8Array<ArrayBuffer>,
  code: string,
  { now, drift }: { now: number; drift: number },
): Promise<number | undefined> {
  const current = stepAt(now);
  for (let distance = 0; distance <= drift; distance++)
    for (const step of new Set([current - distance, current + distance]))
      if ((await codeAt(secret, step)) === code) return step;
  return undefined;
}
