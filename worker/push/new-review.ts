import { and, asc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { MINUTE } from "#schema/durations.ts";
import { accountLanguageOf } from "#locales/languages.ts";
import type { Ctx } from "../context.ts";
import { editedBy, teamOf } from "../db/team.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { guides } from "../db/tables/guides.ts";
import { pushSubscriptions } from "../db/tables/push.ts";
import { reviews } from "../db/tables/reviews.ts";
import { log } from "../log.ts";
import { emailSpeech } from "../mail/email-speech.ts";
import { isCurrent } from "../db/is-current.ts";
import { type Notice, sendPush, vapidOf } from "./transport.ts";

/**
 * The most devices that get a notice at the same time, and the most in one hourly run: each takes four of the thousand statements
 * that a run may make, and e-mails take most of them.
 */
const BATCH_SIZE = 5;
const RUN_MAX = 25;
/** The most attempts for one device. After them only the e-mail of the day tells of the review. */
const MOST_ATTEMPTS = 5;

/**
 * Returns the statement that notes reviews for the devices of their guides and editors, for the batch that publishes
 * them. `published` is the condition of these reviews.
 */
export function queuePushes({ db, now }: Ctx, published: SQL) {
  return db
    .update(pushSubscriptions)
    .set({
      reviewId: sql`(select max(${reviews.id}) from ${reviews} where ${published}
        and ${reviews.guideId} in ${editedBy(sql`push_subscriptions.user_id`)})`,
      dueAt: new Date(now),
      attempts: 0,
    })
    .where(
      sql`${pushSubscriptions.userId} in ${teamOf(sql`(select ${reviews.guideId} from ${reviews} where ${published})`)}`,
    )
    .returning({ id: pushSubscriptions.id });
}

type Device = typeof pushSubscriptions.$inferSelect;

/**
 * Leases a device that is due, so that no other call sends it a notice meanwhile; undefined where another one has
 * leased it.
 */
async function lease({ db, now }: Ctx, id: number): Promise<Device | undefined> {
  const [device] = await db
    .update(pushSubscriptions)
    .set({
      attempts: sql`${pushSubscriptions.attempts} + 1`,
      dueAt: sql`${now} + (${5 * MINUTE} << ${pushSubscriptions.attempts})`,
    })
    .where(and(eq(pushSubscriptions.id, id), lte(pushSubscriptions.dueAt, new Date(now))))
    .returning();
  return device;
}

/** Returns whether the session that asked for notices is still valid. */
async function isSignedIn({ db, now }: Ctx, { userId, sessionKey }: Device): Promise<boolean> {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.key, sessionKey),
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, new Date(now)),
        isNull(users.deletionDueAt),
        sql`${sessions.createdAt} >= coalesce(${users.sessionsFrom}, 0)`,
      ),
    );
  return session !== undefined;
}

/**
 * Builds the notice for a device; undefined when the review was deleted or hidden, is about someone before, or belongs to
 * another account.
 */
async function noticeFor({ db, config }: Ctx, { userId, reviewId }: Device): Promise<Notice | undefined> {
  if (reviewId === null) return undefined;
  const [review] = await db
    .select({ rating: reviews.rating, uniqueId: guides.uniqueId, language: users.language })
    .from(reviews)
    .innerJoin(guides, eq(guides.id, reviews.guideId))
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(reviews.id, reviewId),
        eq(reviews.status, "published"),
        sql`${guides.id} in ${editedBy(userId)}`,
        isCurrent,
      ),
    );
  if (!review) return undefined;
  const { t } = await emailSpeech(accountLanguageOf(review.language) ?? "en");
  return {
    title: t("A new review"),
    body: t("{rating} out of 5 stars", { rating: review.rating }),
    url: `${config.PUBLIC_ORIGIN}/profile/${review.uniqueId}`,
  };
}

/**
 * Sends a notice to one device, unless another call has leased it. Returns whether this call leased the device. Never
 * rejects.
 */
async function push(ctx: Ctx, id: number): Promise<boolean> {
  const { db } = ctx;
  const isDevice = eq(pushSubscriptions.id, id);
  let isLeased = false;
  try {
    const device = await lease(ctx, id);
    if (!device) return false;
    isLeased = true;
    if (!(await isSignedIn(ctx, device))) {
      await db.delete(pushSubscriptions).where(isDevice);
      return true;
    }
    const notice = await noticeFor(ctx, device);
    const { outcome, status } = notice
      ? await sendPush(ctx, device, notice)
      : ({ outcome: "sent", status: 0 } as const);
    if (outcome === "gone") await db.delete(pushSubscriptions).where(isDevice);
    else if (outcome === "sent" || outcome === "refused" || device.attempts >= MOST_ATTEMPTS)
      await db
        .update(pushSubscriptions)
        .set({ reviewId: null, dueAt: null })
        // A review that came meanwhile still needs its notice.
        .where(and(isDevice, eq(pushSubscriptions.attempts, device.attempts)));
    if (outcome !== "sent")
      log("warn", { message: "a device was not told of a review", device: id, outcome, status });
    return true;
  } catch (error) {
    // It was leased all the same: the run goes on with the next devices.
    log("error", { message: "a device waits to be told of a review" }, error);
    return isLeased;
  }
}

/** Sends notices to the devices that were noted just now. Never rejects: the hourly run sends notices that failed. */
export const pushQueued = async (ctx: Ctx, noted: { id: number }[]): Promise<void> => {
  await Promise.all(noted.map(({ id }) => push(ctx, id)));
};

/**
 * Sends notices to the devices that are due, up to RUN_MAX. A batch of which this run could lease no device ends the
 * run.
 */
export async function pushDue(ctx: Ctx): Promise<void> {
  if (!vapidOf(ctx)) return;
  for (let asked = 0; asked < RUN_MAX; asked += BATCH_SIZE) {
    const due = await ctx.db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(lte(pushSubscriptions.dueAt, new Date(ctx.now)))
      .orderBy(asc(pushSubscriptions.dueAt))
      .limit(BATCH_SIZE);
    const leased = await Promise.all(due.map(({ id }) => push(ctx, id)));
    if (!leased.includes(true)) return;
  }
}
