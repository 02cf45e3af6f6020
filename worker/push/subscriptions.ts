import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { PushState, PushSubscriptionValues } from "#schema/push.ts";
import type { Session } from "../auth/session-tokens.ts";
import type { Ctx } from "../context.ts";
import { editedBy } from "../db/team.ts";
import { guides } from "../db/tables/guides.ts";
import { pushSubscriptions } from "../db/tables/push.ts";

/** The most devices of one account. A new one replaces the oldest. */
export const MOST_DEVICES = 10;

/** Reads what a device needs before it asks for notices. */
export async function getPushState({ db, config }: Ctx, userId: number): Promise<PushState> {
  const [reviewed] = await db
    .select({ id: guides.id })
    .from(guides)
    .where(sql`${guides.id} in ${editedBy(userId)} and ${guides.reviewCount} > 0`)
    .limit(1);
  return { publicKey: config.VAPID_PUBLIC_KEY || null, hasReviews: reviewed !== undefined };
}

/** Returns a key without what fills base64 up, which the encryption takes in one length only. */
const withoutPadding = (key: string): string => key.replaceAll("=", "");

/** Stores a device. One that belonged to another account belongs to this one from now on. */
export async function saveSubscription(
  { db, now }: Ctx,
  { id: sessionKey, subject: userId }: Session,
  { endpoint, keys }: PushSubscriptionValues,
): Promise<void> {
  const values = {
    userId,
    sessionKey,
    p256dh: withoutPadding(keys.p256dh),
    auth: withoutPadding(keys.auth),
    createdAt: new Date(now),
  };
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
        // The notices that waited for the other account are dropped.
        set: { ...values, reviewId: null, dueAt: null, attempts: 0 },
      }),
    db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest))),
  ]);
}

/** Deletes a device of an account. A device that isn't there changes nothing. */
export async function removeSubscription({ db }: Ctx, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)));
}
