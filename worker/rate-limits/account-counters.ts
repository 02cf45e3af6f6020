import { and, gte, inArray, lt, or } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { rateCounters, throttleKey } from "../db/tables/rate-counters.ts";
import { counterKey, type RateUse } from "./counter-key.ts";

/** Returns the condition of all keys that begin with this one and a colon. ";" is the next character. */
export const isBelow = (key: string) =>
  and(gte(rateCounters.key, `${key}:`), lt(rateCounters.key, `${key};`));

type CounterOwner = { userId: number; email: string };

/** Returns the condition of all counters of one account. */
export async function isCounterOf({ config }: Pick<Ctx, "config">, { userId, email }: CounterOwner) {
  const secret = config.SESSION_SECRET;
  const uses: RateUse[] = [
    ["upload", userId],
    ["checkout", userId],
    ["overdue", userId],
    ["userSignInAnywhere", email],
    ["secondStepAnywhere", "user", userId],
    ["currentPassword", "user", userId],
    ["letter", userId],
    ["invite", userId],
    ["export", userId],
  ];
  const keys = await Promise.all(uses.map((use) => counterKey(secret, use)));
  const beforeMore = [
    ["userSignIn", email],
    ["userSignInSlow", email],
    ["secondStep", "user", userId],
    ["toldChange", userId],
    ["pageAddress", userId],
    ["handOnAddress", userId],
  ] satisfies RateUse[];
  const beginnings = await Promise.all(beforeMore.map((use) => counterKey(secret, use)));
  // Networks, devices and what makes a key the only one follow after a colon.
  const ranges = [...beginnings, `${throttleKey}${userId}`].map(isBelow);
  return or(inArray(rateCounters.key, keys), ...ranges);
}

/** Returns the statement that deletes all counters of one account. */
export async function prepareCounterRemoval(ctx: Ctx, account: CounterOwner) {
  const isOfAccount = await isCounterOf(ctx, account);
  return () => ctx.db.delete(rateCounters).where(isOfAccount);
}
