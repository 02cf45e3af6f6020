import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { PushState, PushSubscriptionValues } from "#schema/push.ts";
import type { Session } from "../auth/session-tokens.ts";
import type { Ctx } from "../context.ts";
import { editedBy } from "../db/team.ts";
import { guides } from "../db/tables/guides.ts";
import { pushSubscriptions } from "../db/tables/push.ts";

/** Devices of one account: the oldest makes room for a new one. */
export const MOST_DEVICES = 10;

/** What a device needs to know before it asks to be told. */
export async function getPushState({ db, config }: Ctx, userId: number): Promise<PushState> {
  const [reviewed] = await db
    .select({ id: guides.id })
    .from(guides)
    .where(sql`${guides.id} in ${editedBy(userId)} and ${guides.reviewCount} > 0`)
    .limit(1);
  return { publicKey: config.VAPID_PUBLIC_KEY || null, hasReviews: reviewed !== undefined };
}

/** Keeps a device; one that was another account's is this one's from now on. */
export async function saveSubscription(
  { db, now }: Ctx,
  { id: sessionKey, subject: userId }: Session,
  { endpoint, keys }: PushSubscriptionValues,
): Promise<void> {
  const values = { userId, sessionKey, ...keys, createdAt: new Date(now) };
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MOST_DEVICES);
  await db.batch([
    db
      .insert(pushSubscriptions)
      .values({ endpoint, ...values })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        // What another account was to be told is none of this one's business.
        set: { ...values, reviewId: null, dueAt: null, attempts: 0 },
      }),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest))),
  ]);
}

/** Forgets a device of an account; one that isn't there, too. */
export async function removeSubscription({ db }: Ctx, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)));
}
