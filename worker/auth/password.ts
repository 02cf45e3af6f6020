import { type Config, isLoopback } from "../env.ts";

/** The parameters of scrypt. */
export type Cost = { N: number; r: number; p: number };

/** The full cost, by OWASP and ASVS 5. N * r * p stays under workerd's bound of 2^20. */
const FULL_COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const LOW_COST: Cost = { N: 2 ** 10, r: 8, p: 1 };
const MAX_MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Returns the cost of new hashes: the full one wherever the site is not on loopback. */
export function hashCost({ PASSWORD_COST, PUBLIC_ORIGIN }: Pick<Config, "PASSWORD_COST" | "PUBLIC_ORIGIN">) {
  return PASSWORD_COST === "low" && isLoopback(new URL(PUBLIC_ORIGIN).hostname) ? LOW_COST : FULL_COST;
}

// The module is loaded with the first password, because it is a tenth of the worker's start.
const nodeCrypto = () => import("node:crypto");

type Parameters = { salt: Uint8Array; cost: Cost };

async function derive(password: string, { salt, cost: { N, r, p } }: Parameters): Promise<Buffer> {
  const { scryptSync } = await nodeCrypto();
  return scryptSync(password, salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY });
}

/** Writes a password in the form that is hashed, because systems write the same letter as one code point or as several. */
const normalised = (password: string): string => password.normalize("NFKC");

const write = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");

/** Hashes a password and writes it as `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost = FULL_COST): Promise<string> {
  const salt = Buffer.from(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return write(cost, salt, await derive(normalised(password), { salt, cost }));
}

/** Returns the hash of an account whose password is void: a random key, which no password is known to have. */
export const voidHash = (cost: Cost): string => {
  const random = (length: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(length)));
  return write(cost, random(SALT_BYTES), random(KEY_BYTES));
};

/** Creates a hash to compare against for an unknown account, so that it takes as long as a wrong password. */
const dummyHash = (cost: Cost) => write(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/**
 * Checks whether `password` is the hashed one. Without a hash it takes the same time and is never right. `isOutdated`
 * tells that the hash has other parameters than `cost`, or is of the password as it was typed, as hashes of earlier
 * versions are.
 */
export async function verifyPassword(
  password: string,
  hash?: string,
  cost = FULL_COST,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const [scheme, N, r, p, salt = "", key = ""] = (hash ?? dummyHash(cost)).split("$");
  if (scheme !== "scrypt") throw new Error("not a password hash");
  const parameters = {
    salt: Buffer.from(salt, "base64url"),
    cost: { N: Number(N), r: Number(r), p: Number(p) },
  };
  const { timingSafeEqual } = await nodeCrypto();
  const isHashed = async (text: string): Promise<boolean> => {
    const derived = await derive(text, parameters);
    return timingSafeEqual(derived, Buffer.from(key, "base64url")) && hash !== undefined;
  };
  const form = normalised(password);
  const isRight = await isHashed(form);
  if (!isRight && form !== password && (await isHashed(password))) return { isRight: true, isOutdated: true };
  return { isRight, isOutdated: [N, r, p].join() !== [cost.N, cost.r, cost.p].join() };
}
