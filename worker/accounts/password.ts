/** scrypt at OWASP's and ASVS 5's figures; N * r * p stays under workerd's bound of 2^20. */
const PARAMETERS = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

type Parameters = typeof PARAMETERS;

// Loaded for the first password: it is a tenth of what the worker does when it starts.
const nodeCrypto = () => import("node:crypto");

async function derive(password: string, salt: Uint8Array, { N, r, p }: Parameters): Promise<Buffer> {
  const { scryptSync } = await nodeCrypto();
  return scryptSync(password, salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY });
}

const write = ({ N, r, p }: Parameters, salt: Buffer, key: Buffer): string =>
  ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = Buffer.from(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return write(PARAMETERS, salt, await derive(password, salt, PARAMETERS));
}

/** Compared against when there is no such account, so that it takes as long as a wrong password. */
const nobody = () => write(PARAMETERS, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/**
 * Whether `password` is the hashed one; `hash` undefined takes the same time and is never right.
 * `outdated`: the hash has other parameters than today's and should be made anew.
 */
export async function verifyPassword(
  password: string,
  hash?: string,
): Promise<{ right: boolean; outdated: boolean }> {
  const [scheme, N, r, p, salt = "", key = ""] = (hash ?? nobody()).split("$");
  if (scheme !== "scrypt") throw new Error("not a password hash");
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), parameters);
  const { timingSafeEqual } = await nodeCrypto();
  const right = timingSafeEqual(derived, Buffer.from(key, "base64url")) && hash !== undefined;
  const outdated = (Object.keys(PARAMETERS) as (keyof Parameters)[]).some(
    (name) => parameters[name] !== PARAMETERS[name],
  );
  return { right, outdated };
}
