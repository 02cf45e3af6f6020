import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { HOUR, MINUTE } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { log } from "../log.ts";
import { forgetRefusedLogin } from "./refused-login.ts";
import type { EmailKind } from "./write-email.ts";
import { recordSent } from "./sent-emails.ts";
import { settleFailure, settleFault, type WaitingEmail } from "./settle-email.ts";
import { isMailOn, SendFailed, sendEmail } from "./transport.ts";

/**
 * The most e-mails that one statement lists, and that are sent at the same time. Cloudflare lets a worker hold six
 * connections open.
 */
const BATCH_SIZE = 5;
/** The most e-mails of one hourly run. Each takes six of the thousand statements that a run may make. */
export const RUN_MAX = 100;

/** `detail` is what the e-mail is about, `to` another address than the account's, `dueAt` when it is sent if not now. */
type Particulars = { detail?: string | SQL<string>; to?: string; dueAt?: SQL };

/**
 * Returns the statement that queues an e-mail to the accounts that match, for the batch of the change it is about. It
 * queues none where mail is off or the address is suppressed. Returns the e-mails' ids: pass them to `sendQueued` after
 * the batch.
 */
export const queueEmail = (
  ctx: Pick<Ctx, "db" | "config" | "now">,
  kind: EmailKind,
  isRecipient: SQL | undefined,
  { detail = "", to, dueAt = sql`${ctx.now}` }: Particulars = {},
) =>
  ctx.db
    .insert(letters)
    .select(
      selectRow(
        letters,
        {
          id: null,
          kind,
          userId: users.id,
          recipient: to === undefined ? users.email : to,
          detail,
          queuedAt: ctx.now,
          dueAt,
          attempts: 0,
        },
        sql`from ${users} where ${and(
          isRecipient,
          to === undefined ? isNull(users.mailSuppressedAt) : undefined,
          sql`${isMailOn(ctx)}`,
        )}`,
      ),
    )
    .returning({ id: letters.id });

/**
 * Returns the instant of the next attempt: after 5 minutes, then twice as long each time, up to 6 hours, which seven doublings
 * exceed. Sixty would exceed a number of the database, and the instant be past.
 */
const nextAttempt = ({ now }: Ctx) =>
  sql`${now} + min(${6 * HOUR}, ${5 * MINUTE} << min(${letters.attempts}, 7))`;

/** Leases an e-mail that is due, so that no other call sends it meanwhile; undefined where another one has leased it. */
async function lease(ctx: Ctx, id: number): Promise<WaitingEmail | undefined> {
  const [email] = await ctx.db
    .update(letters)
    .set({ attempts: sql`${letters.attempts} + 1`, dueAt: nextAttempt(ctx) })
    .where(and(eq(letters.id, id), lte(letters.dueAt, new Date(ctx.now))))
    .returning();
  return email;
}

/**
 * Sends one e-mail, unless another call has leased it. Failures are logged and left to the hourly run. Returns whether
 * this call leased the e-mail.
 */
async function send(ctx: Ctx, id: number): Promise<boolean> {
  let email: WaitingEmail | undefined;
  try {
    email = await lease(ctx, id);
    if (!email) return false;
    const settled: ReturnType<typeof recordSent> = [];
    try {
      // This code is loaded with the first e-mail, because a scan needs none of it.
      const { writeEmail } = await import("./write-email.ts");
      const written = await writeEmail(ctx, email);
      if (written) {
        await sendEmail(ctx, written, email.recipient);
        settled.push(...recordSent(ctx, { ...email, status: "sent" }));
      }
    } catch (error) {
      if (!(error instanceof SendFailed)) throw error;
      await settleFailure(ctx, email, error);
      return true;
    }
    await ctx.db.batch([
      ctx.db.delete(letters).where(eq(letters.id, id)),
      forgetRefusedLogin(ctx),
      ...settled,
    ]);
  } catch (error) {
    await settleFault(ctx, email, error);
  }
  return email !== undefined;
}

/** Sends e-mails that were queued just now. Never rejects: the hourly run sends e-mails that failed. */
export const sendQueued = async (ctx: Ctx, queued: { id: number }[]): Promise<void> => {
  for (const { id } of queued) await send(ctx, id);
};

/** Drops e-mails that were queued just now, because the address may get no more today. */
export const dropQueued = ({ db }: Ctx, queued: { id: number }[]) =>
  db.delete(letters).where(
    inArray(
      letters.id,
      queued.map(({ id }) => id),
    ),
  );

/** Lists e-mails of a kind about the same that were queued just now. */
export const listQueued = ({ db, now }: Ctx, kind: EmailKind, detail: string): Promise<{ id: number }[]> =>
  db
    .select({ id: letters.id })
    .from(letters)
    .where(
      and(
        lte(letters.dueAt, new Date(now)),
        eq(letters.kind, kind),
        eq(letters.detail, detail),
        eq(letters.attempts, 0),
      ),
    );

/** Counts the e-mails that are due, up to RUN_MAX. */
export async function countDueEmails({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  const due = await db
    .select({ id: letters.id })
    .from(letters)
    .where(lte(letters.dueAt, new Date(now)))
    .limit(RUN_MAX);
  return due.length;
}

/** Lists e-mails that are due, the longest waiting first. */
const listDue = ({ db, now }: Ctx) =>
  db
    .select({ id: letters.id })
    .from(letters)
    .where(lte(letters.dueAt, new Date(now)))
    .orderBy(asc(letters.dueAt))
    .limit(BATCH_SIZE);

/**
 * Sends the e-mails that are due, up to RUN_MAX. Never rejects. A batch of which this run could lease no e-mail ends
 * the run.
 */
export async function sendDueEmails(ctx: Ctx): Promise<void> {
  if (!isMailOn(ctx)) return;
  try {
    for (let asked = 0; asked < RUN_MAX; asked += BATCH_SIZE) {
      const due = await listDue(ctx);
      const leased = await Promise.all(due.map(({ id }) => send(ctx, id)));
      if (!leased.includes(true)) return;
    }
  } catch (error) {
    log("error", { message: "e-mails are still waiting" }, error);
  }
}
