import { lt } from "drizzle-orm";
import { MINUTE } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { usedChallenges } from "../db/tables/auth.ts";
import { readToken, signToken } from "./session-tokens.ts";
import { firstRows } from "../db/first-rows.ts";

/** ms for which a challenge can be answered. */
const CHALLENGE_LIFE_MS = 5 * MINUTE;

type ChallengeKind = "passkey-add" | "passkey-sign-in";

/**
 * Creates a challenge for a user, or for a person who signs in (0). It is a signed token, so that nothing is stored before it
 * is answered.
 */
export const makeChallenge = (ctx: Ctx, kind: ChallengeKind, userId = 0): Promise<string> =>
  signToken(ctx, { kind, subject: userId, id: crypto.randomUUID(), life: CHALLENGE_LIFE_MS });

/**
 * Returns whether this is a challenge of ours (base64url, as the browser sends it back) that hasn't been answered before,
 * and marks it as answered.
 */
export async function spendChallenge(
  ctx: Ctx,
  kind: ChallengeKind,
  challenge: string,
  userId = 0,
): Promise<boolean> {
  const token = Buffer.from(challenge, "base64url").toString();
  const claims = await readToken(ctx, kind, token);
  if (claims?.subject !== userId) return false;
  const used = await ctx.db
    .insert(usedChallenges)
    .values({ id: claims.id, expiresAt: new Date(claims.expiresAt) })
    .onConflictDoNothing()
    .returning();
  return used.length > 0;
}

/** Returns the statement that deletes answered challenges that have expired. */
export const removeExpiredChallenges = ({ db, now }: Ctx) =>
  db.delete(usedChallenges).where(firstRows(usedChallenges, lt(usedChallenges.expiresAt, new Date(now))));
