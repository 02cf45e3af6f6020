import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
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
const isSameList = (one: PaymentWay[], other: PaymentWay[]): boolean =>
  keysOf(one).join() === keysOf(other).join();

/** Returns whether two lists have the same ways, in any order, so that they pay the same people. */
const haveSameWays = (one: PaymentWay[], other: PaymentWay[]): boolean =>
  keysOf(one).toSorted().join() === keysOf(other).toSorted().join();

/** Returns the statement that writes one way of the profile that `guide` selects. */
const insertWay = (db: Db, guide: SQLWrapper, way: ReturnType<typeof rowOf> & { position: number }) =>
  db.insert(paymentWays).select(selectRow(paymentWays, { guideId: sql`id`, ...way }, sql`from ${guide}`));

type NewList = { guideId: number; ways: PaymentWay[] };

/**
 * Replaces the whole list, or nothing of it. Returns the e-mails about it to everybody who may edit the profile, queued. Throws
 * NotFound, Forbidden.
 */
export async function replacePaymentWays(
  ctx: Ctx,
  userId: number,
  { guideId, ways }: NewList,
): Promise<{ id: number }[]> {
  const { db } = ctx;
  const guide = db.select({ id: guides.id }).from(guides).where(editable(userId, guideId));
  const {
    tipEmails: [queued],
    guide: [found],
  } = await batch(db, {
    tipEmails: queueTipsChanged(ctx, { guideId, by: userId }, editable(userId, guideId)),
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

/** Returns the column that a list (JSON) has in the place of a row. */
const inPlace = (list: string, column: keyof ReturnType<typeof rowOf>) =>
  sql<string>`${list} ->> ('$[' || (${paymentWays.position} - 1) || '].' || ${column})`;

/**
 * Gives the ways of `stored` the order of `ways`, which are the same, unless the list was changed since it was read. Returns
 * whether it was not.
 */
async function reorderPaymentWays(
  { db }: Ctx,
  userId: number,
  { guideId, ways, stored }: NewList & { stored: PaymentWay[] },
): Promise<boolean> {
  const [to, from] = [ways, stored].map((list) => JSON.stringify(list.map(rowOf))) as [string, string];
  const columns = ["kind", "value", "holder", "bank", "city", "country", "label"] as const;
  const isOfGuide = eq(paymentWays.guideId, guideId);
  const differs = sql.join(
    columns.map((column) => sql`${paymentWays[column]} is not ${inPlace(from, column)}`),
    sql` or `,
  );
  const isUnchanged = sql`(select count(*) from ${paymentWays} where ${isOfGuide}) = ${stored.length}
    and not exists (select 1 from ${paymentWays} where ${isOfGuide} and (${differs}))`;
  const guide = db.select({ id: guides.id }).from(guides).where(editable(userId, guideId));
  const moved = await db
    .update(paymentWays)
    .set(Object.fromEntries(columns.map((column) => [column, inPlace(to, column)])))
    .where(and(inArray(paymentWays.guideId, guide), isUnchanged))
    .returning({ position: paymentWays.position });
  return moved.length > 0;
}

/** The most tries of a new order, when others change the same list meanwhile. After them it counts as a change. */
const MAX_TRIES = 3;

type Save = NewList & {
  /** the list as it was read */
  stored: PaymentWay[];
  /** throws where the caller hasn't proved lately who they are; called before someone else is paid */
  requireProof: () => Promise<void>;
};

/**
 * Stores a list. Another order of the same ways pays no one else, so it needs no proof and is told in no e-mail. Returns the
 * e-mails, queued. Throws NotFound, Forbidden.
 */
export async function savePaymentWays(
  ctx: Ctx,
  userId: number,
  { guideId, ways, stored: read, requireProof }: Save,
): Promise<{ id: number }[]> {
  let stored = read;
  for (let tries = 0; tries < MAX_TRIES && haveSameWays(ways, stored); tries++) {
    if (isSameList(ways, stored)) return [];
    if (await reorderPaymentWays(ctx, userId, { guideId, ways, stored })) return [];
    ({ ways: stored } = await listPaymentWays(ctx, userId, guideId));
  }
  await requireProof();
  return replacePaymentWays(ctx, userId, { guideId, ways });
}
