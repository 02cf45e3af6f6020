import { inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import type { Db } from "../db/client.ts";
import { selectRow } from "../db/select-row.ts";
import { guides } from "../db/tables/guides.ts";
import { paymentWays } from "../db/tables/payment-ways.ts";
import { editable, throwMissReason } from "../guides/ownership.ts";
import { queueTipsChanged } from "../guides/tips-changed.ts";
import { replaceContacts } from "../search/index-contacts.ts";
import { paymentWaysOf } from "./read-payment-ways.ts";

/**
 * Lists the ways of a profile that the account may edit, with the country where the guide works. Throws NotFound,
 * Forbidden.
 */
export async function listPaymentWays(
  ctx: Ctx,
  userId: number,
  guideId: number,
): Promise<{ ways: PaymentWay[]; country: string }> {
  const [ways, [guide]] = await Promise.all([
    paymentWaysOf(ctx.db, { id: guideId }).read(),
    ctx.db.select({ country: guides.country }).from(guides).where(editable(userId, guideId)),
  ]);
  return guide ? { ways, ...guide } : throwMissReason(ctx, userId, guideId);
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

/** Returns whether two lists have the same ways in the same order. */
export const isSameList = (one: PaymentWay[], other: PaymentWay[]): boolean =>
  keysOf(one).join() === keysOf(other).join();

/** Returns whether two lists have the same ways, in any order, so that they pay the same people. */
export const haveSameWays = (one: PaymentWay[], other: PaymentWay[]): boolean =>
  keysOf(one).toSorted().join() === keysOf(other).toSorted().join();

/** Returns the statement that writes one way of the profile that `guide` selects. */
const insertWay = (db: Db, guide: SQLWrapper, way: ReturnType<typeof rowOf> & { position: number }) =>
  db.insert(paymentWays).select(selectRow(paymentWays, { guideId: sql`id`, ...way }, sql`from ${guide}`));

/**
 * Replaces the whole list, or nothing of it. Returns the e-mails about it to everybody who may edit the profile,
 * queued; none where only the order has changed. Throws NotFound, Forbidden.
 */
export async function replacePaymentWays(
  ctx: Ctx,
  userId: number,
  { guideId, ways, isOrderOnly }: { guideId: number; ways: PaymentWay[]; isOrderOnly: boolean },
): Promise<{ id: number }[]> {
  const { db } = ctx;
  const guide = db.select({ id: guides.id }).from(guides).where(editable(userId, guideId));
  const when = isOrderOnly ? sql`false` : editable(userId, guideId);
  const {
    tipEmails: [queued],
    guide: [found],
  } = await batch(db, {
    tipEmails: queueTipsChanged(ctx, { guideId, by: userId }, when),
    guide,
    former: db.delete(paymentWays).where(inArray(paymentWays.guideId, guide)),
    ways: ways.map((way, index) => insertWay(db, guide, { ...rowOf(way), position: index + 1 })),
    contacts: replaceContacts(db, editable(userId, guideId), {
      fields: ["ways", "holders"],
      contacts: { ways },
    }),
  });
  if (!found) return throwMissReason(ctx, userId, guideId);
  return queued;
}
