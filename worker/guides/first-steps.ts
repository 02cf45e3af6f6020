import { and, eq, exists, gt, inArray, isNull, sql } from "drizzle-orm";
import type { FirstSteps } from "#schema/guide.ts";
import { filledLinks } from "#schema/links.ts";
import { openLink } from "#payment-codes/links.ts";
import { knownWay } from "#payment-codes/other-service.ts";
import { CARD_KINDS, takeCards } from "#payment-codes/reach.ts";
import { specWays } from "#payment-codes/spec-ways.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { paymentWays } from "../db/tables/payment-ways.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { editable, requireEditable } from "./ownership.ts";

const one = { one: sql`1` };

/** Returns the condition of a profile with a code that others have scanned. */
export const hasBeenScanned = (db: Db) =>
  exists(
    db
      .select(one)
      .from(guideDays)
      .where(and(eq(guideDays.guideId, guides.id), gt(guideDays.scans, 0))),
  );

/** Returns the columns that the first steps need beside the profile's own row. */
export const stepColumns = (db: Db) => ({
  putAwayAt: users.firstStepsPutAwayAt,
  hasPaymentWays: sql<number>`${exists(
    db.select(one).from(paymentWays).where(eq(paymentWays.guideId, guides.id)),
  )}`.as("has_payment_ways"),
  hasCards: sql<number>`${exists(
    db
      .select(one)
      .from(paymentWays)
      .where(and(eq(paymentWays.guideId, guides.id), inArray(paymentWays.kind, CARD_KINDS))),
  )}`.as("has_cards"),
  hasScans: sql<number>`${hasBeenScanned(db)}`.as("has_scans"),
});

type StepValues = { putAwayAt: Date | null; hasPaymentWays: number; hasScans: number };

/** Returns the first steps of a profile, each done or not; null once they were put away. */
export const toFirstSteps = (
  guide: typeof guides.$inferSelect,
  { putAwayAt, hasPaymentWays, hasScans }: StepValues,
): FirstSteps | null =>
  putAwayAt === null
    ? {
        photo: guide.profilePicture !== null,
        tip: filledLinks(guide, "payment").length > 0 || guide.tipLink !== "" || hasPaymentWays === 1,
        print: guide.printedAt !== null,
        scan: guide.triedAt !== null || hasScans === 1,
      }
    : null;

/** Returns whether guests who have nothing but a card can tip. A link to anywhere may take one. */
export function takesCards(guide: typeof guides.$inferSelect, { hasCards }: { hasCards: number }): boolean {
  const links = specWays(guide).filter((way) => openLink(way, "") !== null);
  return hasCards === 1 || guide.tipLink !== "" || takeCards(links.map(knownWay));
}

/** Records when the owner first scanned a code of the profile. That is no visit, but a first step. */
export async function noteOwnScan({ db, now }: Ctx, guideId: number): Promise<void> {
  await db
    .update(guides)
    .set({ triedAt: new Date(now) })
    .where(and(eq(guides.id, guideId), isNull(guides.triedAt)));
}

/** Records when a badge or code was first downloaded. Throws NotFound, Forbidden. */
export async function notePrinted(ctx: Ctx, userId: number, guideId: number): Promise<void> {
  await requireEditable(ctx, userId, guideId);
  await ctx.db
    .update(guides)
    .set({ printedAt: new Date(ctx.now) })
    .where(and(editable(userId, guideId), isNull(guides.printedAt)));
}
