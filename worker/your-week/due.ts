import { and, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { isMailOn } from "../mail/transport.ts";
import { countDueEmails, queueEmail, RUN_MAX } from "../mail/outbox.ts";
import { type WeekClock, weekClock } from "./clock.ts";
import { type Candidate, readReports } from "./report.ts";

/** The most accounts of one read, and of those whose week is read at once. */
const SLICE = 500;
const READ_MAX = 100;
/** The most slices of one hourly run, which has a thousand statements for everything. */
const SLICES_MAX = 10;

/** The conditions of the index users_week_due, word for word, so that a run reads those alone who are due. */
const isDue = ({ now }: Ctx): SQL =>
  sql`users.week_due_at <= ${now} and users.week_letters and users.email_verified_at is not null
    and users.mail_suppressed_at is null and users.deletion_due_at is null
    and (users.subscription_status = 'active' or users.subscription_status = 'trial' and users.trial_ends_at > users.week_due_at)`;

/** The time zone of an account's oldest own profile; null without one. */
const zone = sql<string | null>`(select own.time_zone from guides as own where own.user_id = users.id
  order by own.created_at, own.id limit 1)`;

const listDue = (ctx: Ctx) =>
  ctx.db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      weekLetterIn: users.weekLetterIn,
      isActive: sql<number>`${users.subscriptionStatus} = 'active' or ${users.subscriptionStatus} = 'trial' and ${users.trialEndsAt} > ${ctx.now}`,
      timeZone: zone,
    })
    .from(users)
    .where(isDue(ctx))
    .orderBy(users.weekDueAt)
    .limit(SLICE);

type Due = Awaited<ReturnType<typeof listDue>>[number];

const inList = (ids: number[]) => sql`users.id in (select value from json_each(${JSON.stringify(ids)}))`;

/** Returns the statement that says when the run looks at these accounts again, unless their time zone is another one by now. */
const postpone = (ctx: Ctx, ids: number[], timeZone: string | null, at: number | null) =>
  ctx.db
    .update(users)
    .set({ weekDueAt: at })
    .where(and(inList(ids), isDue(ctx), sql`${zone} is ${timeZone}`));

/**
 * Queues the e-mails of accounts in one time zone, whose week is over. The claim of an account's week is in the write: of two
 * runs at once the second finds it taken. Returns how many there are.
 */
async function queueOf(ctx: Ctx, due: Due[], timeZone: string, clock: WeekClock): Promise<number> {
  const { db } = ctx;
  const candidates: Candidate[] = due.flatMap(({ id, createdAt, weekLetterIn, isActive }) =>
    isActive === 1 && (weekLetterIn ?? "") < clock.week
      ? [{ id, createdAt: createdAt.getTime(), isTold: weekLetterIn !== null }]
      : [],
  );
  const reports = candidates.length === 0 ? new Map() : await readReports(ctx, candidates, clock);
  const details = JSON.stringify(
    Object.fromEntries([...reports].map(([id, report]) => [id, JSON.stringify(report)])),
  );
  const mayGet = sql`${inList([...reports.keys()])} and ${isDue(ctx)} and ${zone} is ${timeZone}
    and coalesce(users.week_letter_in, '') < ${clock.week}`;
  const [queued] = await db.batch([
    queueEmail(ctx, "your-week", mayGet, {
      detail: sql<string>`(select value from json_each(${details}) where key = cast(users.id as text))`,
    }),
    db.update(users).set({ weekLetterIn: clock.week }).where(mayGet),
    postpone(
      ctx,
      due.map(({ id }) => id),
      timeZone,
      clock.nextAt,
    ),
  ]);
  return queued.length;
}

/**
 * Queues the e-mails about the week that are due, as many as this run can send: those that don't fit are still due an hour
 * later, until Tuesday ends where they are.
 */
export async function queueWeeks(ctx: Ctx): Promise<void> {
  if (!isMailOn(ctx)) return;
  let room = RUN_MAX - (await countDueEmails(ctx));
  for (let slice = 0; slice < SLICES_MAX && room > 0; slice++) {
    const due = await listDue(ctx);
    let open = Math.min(room, READ_MAX);
    for (const [timeZone, accounts] of Map.groupBy(due, (account) => account.timeZone)) {
      const clock = timeZone === null ? undefined : weekClock(timeZone, ctx.now);
      if (timeZone === null || !clock?.isOpen)
        await postpone(
          ctx,
          accounts.map(({ id }) => id),
          timeZone,
          clock?.nextAt ?? null,
        );
      else {
        const some = accounts.slice(0, open);
        open -= some.length;
        if (some.length > 0) room -= await queueOf(ctx, some, timeZone, clock);
      }
    }
    if (due.length < SLICE && open > 0) return;
  }
}
