import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import { BILLING_OFF, isBillingOn } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { counters } from "../db/tables/admin.ts";
import { users } from "../db/tables/accounts.ts";
import type { Config } from "../env.ts";

type SwitchCtx = Pick<Ctx, "db" | "now"> & { config: Pick<Config, "BILLING" | "TRIAL_DAYS"> };

/**
 * Notes that no plans are sold, or gives a trial from now to every account without a plan when they are sold again,
 * because its owner has had no reason to subscribe. So does one whose plan was to end or to be renewed meanwhile, for when
 * it has ended. It may be repeated. Returns whether plans are sold.
 */
export async function followBilling(ctx: SwitchCtx): Promise<boolean> {
  const { db, now, config } = ctx;
  if (!isBillingOn(ctx)) {
    await db.insert(counters).values({ name: BILLING_OFF, value: 1 }).onConflictDoNothing();
    return false;
  }
  const wasOff = db.select({ name: counters.name }).from(counters).where(eq(counters.name, BILLING_OFF));
  const trial = {
    trialEndsAt: new Date(now + config.TRIAL_DAYS * DAY),
    trialLetterAt: null,
    darkLetterAt: null,
  };
  const isRunning = sql`${users.subscriptionStatus} = 'trial' and coalesce(${users.trialEndsAt}, 0) > ${now}`;
  await db.batch([
    db
      .update(users)
      .set({ ...trial, subscriptionStatus: "trial", subscriptionEndsAt: null })
      .where(
        and(
          exists(wasOff),
          inArray(users.subscriptionStatus, ["trial", "inactive"]),
          sql`not (${isRunning})`,
        ),
      ),
    // Nobody was told of plans that ended meanwhile. The next sync learns which of these did, and finds the trial.
    db
      .update(users)
      .set(trial)
      .where(
        and(
          exists(wasOff),
          eq(users.subscriptionStatus, "active"),
          sql`coalesce(${users.subscriptionEndsAt}, ${users.periodEndsAt}) <= ${now}`,
          sql`coalesce(${users.trialEndsAt}, 0) < ${trial.trialEndsAt.getTime()}`,
        ),
      ),
    db.delete(counters).where(eq(counters.name, BILLING_OFF)),
  ]);
  return true;
}
