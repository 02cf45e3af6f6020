import { and, gte, inArray, lt, or } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { counterKey, type RateUse } from "./counter-key.ts";

type Account = { userId: number; email: string };

/** The condition of all counters of one account. */
export async function isCounterOf({ config }: Pick<Ctx, "config">, { userId, email }: Account) {
  const secret = config.SESSION_SECRET;
  const uses: RateUse[] = [
    ["upload", userId],
    ["checkout", userId],
    ["overdue", userId],
    ["userSignInAnywhere", email],
  ];
  const keys = await Promise.all(uses.map((use) => counterKey(secret, use)));
  const perNetwork = (["userSignIn", "userSignInSlow"] as const).map(async (limit) => {
    const from = await counterKey(secret, [limit, email]);
    // Networks follow the e-mail after a colon; ";" is the next character.
    return and(gte(rateCounters.key, `${from}:`), lt(rateCounters.key, `${from};`));
  });
  return or(inArray(rateCounters.key, keys), ...(await Promise.all(perNetwork)));
}

/** Makes the statement that deletes all counters of one account. */
export async function prepareCounterRemoval(ctx: Ctx, account: Account) {
  const isOfAccount = await isCounterOf(ctx, account);
  return () => ctx.db.delete(rateCounters).where(isOfAccount);
}
