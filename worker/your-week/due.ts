import { type SQL, sql } from "drizzle-orm";
import { isActiveAt } from "#schema/subscription.ts";
import { isBillingOn, planOf } from "../billing.ts";
import { accountZone } from "../db/account-zone.ts";
import { users } from "../db/tables/accounts.ts";
import { isMailOn } from "../mail/transport.ts";
import { countDueEmails, queueEmail, RUN_MAX } from "../mail/outbox.ts";
import type { WeekReport } from "../mail/week-report.ts";
import { type WeekClock, weekClock } from "./clock.ts";
import { type Candidate, readReports, type WeekCtx } from "./report.ts";

/** The most accounts that are looked at together. */
const SLICE = 100;
/**
 * The most slices and clocks of an hourly run. Each takes five statements at most, and a run has a thousand for everything: its
 * e-mails take six hundred.
 */
const STEPS_MAX = 40;

/**
 * The conditions of the index users_week_due, or of users_week_due_free, word for word, so that a run reads those alone who are
 * due. An `or` in the place of `case` would have SQLite read the index of plans.
 */
const isDue = (
  ctx: WeekCtx,
): SQL => sql`users.week_due_at <= ${ctx.now} and users.email_verified_at is not null
  and users.mail_suppressed_at is null and users.deletion_due_at is null and ${
    isBillingOn(ctx)
      ? sql`users.week_letters and case users.subscription_status when 'active' then 1
          when 'trial' then users.trial_ends_at > users.week_due_at else 0 end`
      : sql`users.week_letters = 1`
  }`;

const listDue = (ctx: WeekCtx, limit: number) =>
  ctx.db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      weekLetterIn: users.weekLetterIn,
      subscriptionStatus: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
      timeZone: accountZone,
    })
    .from(users)
    .where(isDue(ctx))
    .orderBy(users.weekDueAt)
    .limit(limit);

type Due = Awaited<ReturnType<typeof listDue>>[number];

/** The condition of these accounts while they are due, and their oldest profile's time zone is the one that was read. */
function stillDue(ctx: WeekCtx, accounts: Due[]): SQL {
  const ids = JSON.stringify(accounts.map(({ id }) => id));
  const zones = JSON.stringify(accounts.map(({ id, timeZone }) => [id, timeZone ?? ""]));
  return sql`users.id in (select value from json_each(${ids})) and ${isDue(ctx)} and
    (users.id, coalesce(${accountZone}, '')) in (select value ->> 0, value ->> 1 from json_each(${zones}))`;
}

/** Returns the statement that says when the run looks at these accounts again. */
const postpone = (ctx: WeekCtx, accounts: Due[], at: number | null) =>
  ctx.db.update(users).set({ weekDueAt: at }).where(stillDue(ctx, accounts));

/**
 * Queues the e-mails of accounts whose clocks are alike. The claim of an account's week is in the write: of two runs at once
 * the second finds it taken. Returns how many there are.
 */
async function queueAlike(ctx: WeekCtx, due: Due[], clock: WeekClock): Promise<number> {
  const { db } = ctx;
  const candidates: Candidate[] = due.flatMap(({ id, createdAt, weekLetterIn, ...plan }) =>
    isActiveAt(planOf(plan, ctx), ctx.now) && (weekLetterIn ?? "") < clock.week
      ? [{ id, createdAt: createdAt.getTime(), isTold: weekLetterIn !== null }]
      : [],
  );
  const reports =
    candidates.length === 0 ? new Map<number, WeekReport>() : await readReports(ctx, candidates, clock);
  const details = JSON.stringify(
    Object.fromEntries([...reports].map(([id, report]) => [id, JSON.stringify(report)])),
  );
  const told = due.filter(({ id }) => reports.has(id));
  const isRecipient = sql`${stillDue(ctx, told)} and coalesce(users.week_letter_in, '') < ${clock.week}`;
  const [queued] = await db.batch([
    queueEmail(ctx, "your-week", isRecipient, {
      detail: sql<string>`(select value from json_each(${details}) where key = cast(users.id as text))`,
    }),
    db.update(users).set({ weekLetterIn: clock.week }).where(isRecipient),
    postpone(ctx, due, clock.nextAt),
  ]);
  return queued.length;
}

/**
 * Queues the e-mails about the week that are due, as many as this run can send: those that don't fit are still due an hour
 * later, until Tuesday ends where they are.
 */
export async function queueWeeks(ctx: WeekCtx): Promise<void> {
  if (!isMailOn(ctx)) return;
  let room = RUN_MAX - (await countDueEmails(ctx));
  for (let steps = 0; steps < STEPS_MAX && room > 0;) {
    const due = await listDue(ctx, Math.min(SLICE, room));
    if (due.length === 0) return;
    const without = due.filter(({ timeZone }) => timeZone === null);
    if (without.length > 0) await postpone(ctx, without, null);
    steps++;
    // Zones whose clocks are alike are written together.
    const alike = Map.groupBy(
      due.filter(({ timeZone }) => timeZone !== null),
      ({ timeZone }) => JSON.stringify(weekClock(timeZone ?? "", ctx.now)),
    );
    for (const [key, accounts] of alike) {
      if (steps++ >= STEPS_MAX) return;
      const clock = JSON.parse(key) as WeekClock;
      if (clock.isOpen) room -= await queueAlike(ctx, accounts, clock);
      else await postpone(ctx, accounts, clock.nextAt);
    }
  }
}
