import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Guide, PublicGuide } from "#schema/guide.ts";
import type { ReviewPlatform } from "#schema/platform.ts";
import { dayAndHour } from "#schema/day.ts";
import type { WebLink } from "#schema/web-links.ts";
import { currentLinks } from "#schema/current-links.ts";
import { isActiveAt } from "#schema/subscription.ts";
import { type BillingCtx, planOf } from "../billing.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { byGuideKey, type GuideKey } from "../db/guide-key.ts";
import { type Reading, reading } from "../db/reading.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { paymentWays } from "../db/tables/payment-ways.ts";
import { NotFound } from "../errors.ts";
import { type OriginCtx, toGuide } from "./guide.ts";
import { checkEnds } from "./licence.ts";

/** The columns of an account's plan. */
const PLAN = {
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  subscriptionEndsAt: users.subscriptionEndsAt,
  periodEndsAt: users.periodEndsAt,
  deletionDueAt: users.deletionDueAt,
};
type OwnerPlan = Pick<typeof users.$inferSelect, keyof typeof PLAN>;
type Owned = OwnerPlan & { userId: number; editorIds: string; hiddenAt: Date | null };

/** What it depends on whether a profile is public: the moment, and whether plans are sold. */
type PlanCtx = Pick<Ctx, "now"> & BillingCtx;

/** The account behind a profile. */
type GuideOwner = {
  userId: number;
  /** the accounts that may edit the profile beside the owner */
  editorIds: number[];
  /** tells whether the profile is public now */
  isPublicNow: (ctx: PlanCtx) => boolean;
  /** whether the account's deletion is scheduled: then no one sees its profiles */
  isLeaving: boolean;
  /** tells when the plan ends: the trial, the planned end or the paid period, ms since 1970; Infinity for never */
  publicUntil: (ctx: BillingCtx) => number;
};

/** Returns when a plan ends, ms since 1970; Infinity for never. */
function endOf(plan: OwnerPlan): number {
  const ends =
    plan.subscriptionStatus === "active" ? [plan.subscriptionEndsAt, plan.periodEndsAt] : [plan.trialEndsAt];
  return Math.min(Infinity, ...ends.flatMap((end) => (end === null ? [] : [end.getTime()])));
}

/** What says, beside the moment, whether a profile is public. */
type Publicity = Pick<OwnerPlan, "subscriptionStatus" | "trialEndsAt" | "deletionDueAt"> & {
  hiddenAt: Date | null;
};

/** Returns whether a profile is public now: by its owner's plan, and unless an admin hid it or the owner is leaving. */
export const isPublicAt = ({ hiddenAt, ...plan }: Publicity, ctx: PlanCtx): boolean =>
  plan.deletionDueAt === null && hiddenAt === null && isActiveAt(planOf(plan, ctx), ctx.now);

function toGuideOwner({ userId, editorIds, hiddenAt, ...plan }: Owned): GuideOwner {
  return {
    userId,
    editorIds: JSON.parse(editorIds),
    isPublicNow: (ctx) => isPublicAt({ ...plan, hiddenAt }, ctx),
    isLeaving: plan.deletionDueAt !== null,
    publicUntil: (ctx) => endOf(planOf(plan, ctx)),
  };
}

/**
 * Returns the column of the ids of a profile's editors, as a JSON array. `guideId` is a subquery, or a column of the
 * statement.
 */
const editorIdsOf = (guideId: unknown) =>
  sql<string>`(select json_group_array(let_in.user_id) from guide_editors as let_in
    where let_in.guide_id = ${guideId} and let_in.user_id is not null)`.as("editor_ids");

/** Returns the reading of the account behind a profile: one item, or none. */
export const guideOwner = (db: Db, key: GuideKey): Reading<GuideOwner> =>
  reading(
    db
      .select({ userId: users.id, editorIds: editorIdsOf(guides.id), hiddenAt: guides.hiddenAt, ...PLAN })
      .from(guides)
      .innerJoin(users, eq(users.id, guides.userId))
      .where(byGuideKey(key)),
    toGuideOwner,
  );

/** Leaves out that the page's address was chosen before a hand-on, which is its team's to know. */
const withoutPast = ({ isHandleInherited: _past, ...guide }: Guide): Guide => guide;

/** A profile that can be shown to others, with the account behind it. */
type GuideWithOwner = GuideOwner & {
  /** when the check of its licence ends by itself, ms since 1970; Infinity for never */
  checkEnds: number;
  /** `links` may have those whose day is past */
  toPublicGuide: (
    ctx: OriginCtx & Pick<Ctx, "now">,
    lists?: { platforms?: ReviewPlatform[]; links?: WebLink[] },
  ) => PublicGuide;
};

/**
 * Returns the reading of a profile with the account behind it: one item, or none. In a batch every column needs a name of
 * its own.
 */
export const guideWithOwner = (db: Db, key: GuideKey): Reading<GuideWithOwner> =>
  reading(
    db
      .select({
        ...getTableColumns(guides),
        bannerImage: users.bannerImage,
        operatorName: users.operatorName,
        editorIds: editorIdsOf(guides.id),
        hasPaymentWays:
          sql<number>`exists (select 1 from ${paymentWays} where ${paymentWays.guideId} = ${guides.id})`.as(
            "has_payment_ways",
          ),
        ...PLAN,
      })
      .from(guides)
      .innerJoin(users, eq(users.id, guides.userId))
      .where(byGuideKey(key)),
    (row) => ({
      ...toGuideOwner(row),
      checkEnds: checkEnds(row),
      toPublicGuide: (ctx, { platforms = [], links = [] } = {}) => ({
        ...withoutPast(toGuide(row, ctx)),
        userBannerImage: row.bannerImage,
        operatorName: row.operatorName,
        reviewPlatforms: platforms,
        links: links.length === 0 ? [] : currentLinks(links, dayAndHour(row.timeZone, ctx.now).day),
        reviewCount: row.reviewCount,
        reviewsRemoved: row.reviewsRemoved,
        rating: row.reviewCount === 0 ? null : row.ratingSum / row.reviewCount,
        hasPaymentWays: row.hasPaymentWays === 1,
      }),
    }),
  );

/** Returns whether the viewer (a user's id) may edit the profile, as its owner or an editor. */
export const isOnTeam = ({ userId, editorIds }: GuideOwner, viewer: number | undefined): boolean =>
  viewer !== undefined && (userId === viewer || editorIds.includes(viewer));

/**
 * Returns whether the viewer (a user's id) may see the profile now: anybody while it is public, its owner and editors
 * always; no one while the owner's deletion is scheduled.
 */
export const isVisibleTo = (owner: GuideOwner, viewer: number | undefined, ctx: PlanCtx): boolean =>
  !owner.isLeaving && (isOnTeam(owner, viewer) || owner.isPublicNow(ctx));

/** Reads a public list of a profile that the viewer may see. Throws NotFound. */
export async function readVisible<Item>(
  ctx: Ctx,
  key: GuideKey,
  viewer: number | undefined,
  list: Reading<Item>,
): Promise<Item[]> {
  const [[owner], items] = await Promise.all([guideOwner(ctx.db, key).read(), list.read()]);
  if (!owner || !isVisibleTo(owner, viewer, ctx)) throw new NotFound();
  return items;
}
