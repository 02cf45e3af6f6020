import { eq } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { DEVICE_LIFE_MS } from "./session-life.ts";
import { type SessionKind, readToken, signToken } from "./session-tokens.ts";
import { ACCOUNTS, isOutdated } from "./sessions.ts";

/**
 * Signs a token that marks a device of an account, so that guesses on other devices don't lock its owner out. `maxAge`
 * is in seconds.
 */
export const createDevice = async (ctx: Ctx, kind: SessionKind, subject: number) => ({
  token: await signToken(ctx, {
    kind: `${kind}-device`,
    subject,
    id: crypto.randomUUID(),
    life: DEVICE_LIFE_MS,
  }),
  maxAge: DEVICE_LIFE_MS / 1000,
});

/**
 * Finds a device and the account that last signed in on it; undefined for a token that isn't ours or is no longer
 * valid.
 */
export async function findDevice(ctx: Ctx, kind: SessionKind, token: string) {
  const claims = await readToken(ctx, `${kind}-device`, token);
  if (!claims) return undefined;
  const account = ACCOUNTS[kind];
  const [row] = await ctx.db
    .select({ isOutdated: isOutdated({ kind, createdAt: claims.createdAt }) })
    .from(account)
    .where(eq(account.id, claims.subject));
  return row?.isOutdated === 0 ? { id: claims.id, subject: claims.subject } : undefined;
}
