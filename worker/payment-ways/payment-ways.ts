import { and, asc, eq, sql } from "drizzle-orm";
import type { PaymentWay } from "#schema/payment-ways/kinds.ts";
import type { Ctx } from "../context.ts";
import { type Db, isOrphan } from "../db/client.ts";
import { type Reading, reading } from "../db/reading.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { paymentWays } from "../db/tables/payment-ways.ts";
import { NotFound } from "../errors.ts";
import { owned, throwMissReason } from "../guides/ownership.ts";
import { type GuideKey, whereGuideIs } from "../guides/public-guides.ts";
import { queueLetter } from "../mail/outbox.ts";

const shown = {
  kind: paymentWays.kind,
  value: paymentWays.value,
  holder: paymentWays.holder,
  bank: paymentWays.bank,
  city: paymentWays.city,
  country: paymentWays.country,
  label: paymentWays.label,
};

const toPaymentWay = ({ kind, value, ...optional }: ReturnType<typeof rowOf>): PaymentWay => ({
  kind,
  value,
  ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== "")),
});

/** Reads the ways to tip a profile's guide, in the guide's order. */
export const paymentWaysOf = (db: Db, key: GuideKey): Reading<PaymentWay> =>
  reading(
    db
      .select(shown)
      .from(paymentWays)
      .where(whereGuideIs(paymentWays.guideId, db, key))
      .orderBy(asc(paymentWays.position)),
    toPaymentWay,
  );

/** Lists the ways of an account's own profile, with the country it works in. Throws NotFound, Forbidden. */
export async function listPaymentWays(
  ctx: Ctx,
  userId: number,
  guideId: number,
): Promise<{ ways: PaymentWay[]; country: string }> {
  const [ways, [guide]] = await Promise.all([
    paymentWaysOf(ctx.db, { id: guideId }).read(),
    ctx.db.select({ country: guides.country }).from(guides).where(owned(userId, guideId)),
  ]);
  return guide ? { ways, ...guide } : throwMissReason(ctx, guideId);
}

const rowOf = ({ kind, value, holder = "", bank = "", city = "", country = "", label = "" }: PaymentWay) => ({
  kind,
  value,
  holder,
  bank,
  city,
  country,
  label,
});

const keysOf = (ways: PaymentWay[]): string[] => ways.map((way) => JSON.stringify(rowOf(way)));

/** Whether two lists are the same, in the same order. */
export const isSameList = (one: PaymentWay[], other: PaymentWay[]): boolean =>
  keysOf(one).join() === keysOf(other).join();

/** Whether two lists have the same ways: nobody else is paid by the one than by the other. */
export const haveSameWays = (one: PaymentWay[], other: PaymentWay[]): boolean =>
  keysOf(one).toSorted().join() === keysOf(other).toSorted().join();

/**
 * Replaces the whole list, or nothing of it. Returns the letter that says so, queued; none where only the order is another.
 * The caller has made sure whose profile it is. Throws NotFound when it was deleted meanwhile.
 */
export async function replacePaymentWays(
  ctx: Ctx,
  userId: number,
  { guideId, ways, isOrderOnly }: { guideId: number; ways: PaymentWay[]; isOrderOnly: boolean },
): Promise<{ id: number }[]> {
  const { db } = ctx;
  try {
    const [queued] = await db.batch([
      queueLetter(ctx, "payment-ways-changed", and(eq(users.id, userId), sql`${!isOrderOnly}`)),
      db.delete(paymentWays).where(eq(paymentWays.guideId, guideId)),
      ...ways.map((way, index) =>
        db.insert(paymentWays).values({ ...rowOf(way), guideId, position: index + 1 }),
      ),
    ]);
    return queued;
  } catch (error) {
    throw isOrphan(error) ? new NotFound() : error;
  }
}
