import { and, gte, inArray, lt, or } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { rateCounters, toldKey } from "../db/tables/rate-counters.ts";
import { counterKey, type RateUse } from "./counter-key.ts";

type CounterOwner = { userId: number; email: string };

/** Makes the condition of all counters of one account. */
export async function isCounterOf({ config }: Pick<Ctx, "config">, { userId, email }: CounterOwner) {
  const secret = config.SESSION_SECRET;
  const uses: RateUse[] = [
    ["upload", userId],
    ["checkout", userId],
    ["overdue", userId],
    ["userSignInAnywhere", email],
    ["reportLetter", email],
    ["secondStepAnywhere", "user", userId],
    ["currentPassword", "user", userId],
    ["letter", userId],
    ["invite", userId],
    ["export", userId],
  ];
  const keys = await Promise.all(uses.map((use) => counterKey(secret, use)));
  const perNetwork = [
    ["userSignIn", email],
    ["userSignInSlow", email],
    ["secondStep", "user", userId],
  ] satisfies RateUse[];
  const beginnings = await Promise.all(perNetwork.map((use) => counterKey(secret, use)));
  // Networks and devices follow after a colon. ";" is the next character.
  const ranges = [...beginnings, `${toldKey}${userId}`].map((from) =>
    and(gte(rateCounters.key, `${from}:`), lt(rateCounters.key, `${from};`)),
  );
  return or(inArray(rateCounters.key, keys), ...ranges);
}

/** Makes the statement that deletes all counters of one account. */
export async function prepareCounterRemoval(ctx: Ctx, account: CounterOwner) {
  const isOfAccount = await isCounterOf(ctx, account);
  return () => ctx.db.delete(rateCounters).where(isOfAccount);
}
