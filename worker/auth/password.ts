import { type Config, isLoopback } from "../env.ts";

/** The parameters of scrypt. */
export type Cost = { N: number; r: number; p: number };

/** The full cost, by OWASP and ASVS 5. N * r * p stays under workerd's bound of 2^20. */
const FULL_COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const LOW_COST: Cost = { N: 2 ** 10, r: 8, p: 1 };
const MAX_MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Answers the cost of new hashes: the full one wherever the site is not on loopback. */
export function hashCost({ PASSWORD_COST, PUBLIC_ORIGIN }: Pick<Config, "PASSWORD_COST" | "PUBLIC_ORIGIN">) {
  return PASSWORD_COST === "low" && isLoopback(new URL(PUBLIC_ORIGIN).hostname) ? LOW_COST : FULL_COST;
}

// The module is loaded with the first password, because it is a tenth of the worker's start.
const nodeCrypto = () => import("node:crypto");

async function derive(password: string, salt: Uint8Array, { N, r, p }: Cost): Promise<Buffer> {
  const { scryptSync } = await nodeCrypto();
  return scryptSync(password, salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY });
}

const write = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");

/** Hashes a password and writes it as `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost = FULL_COST): Promise<string> {
  const salt = Buffer.from(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return write(cost, salt, await derive(password, salt, cost));
}

/** Makes a hash to compare against for an unknown account, so that it takes as long as a wrong password. */
const dummyHash = (cost: Cost) => write(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/**
 * Checks whether `password` is the hashed one. Without a hash it takes the same time and is never right. `isOutdated`
 * tells that the hash has other parameters than `cost`.
 */
export async function verifyPassword(
  password: string,
  hash?: string,
  cost = FULL_COST,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const [scheme, N, r, p, salt = "", key = ""] = (hash ?? dummyHash(cost)).split("$");
  if (scheme !== "scrypt") throw new Error("not a password hash");
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), parameters);
  const { timingSafeEqual } = await nodeCrypto();
  const isRight = timingSafeEqual(derived, Buffer.from(key, "base64url")) && hash !== undefined;
  const isOutdated = parameters.N !== cost.N || parameters.r !== cost.r || parameters.p !== cost.p;
  return { isRight, isOutdated };
}
