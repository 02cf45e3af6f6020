import { sql } from "drizzle-orm";
import { BRAND } from "#schema/brand.ts";
import type { PublicGuide } from "#schema/guide.ts";
import type { PageLanguage } from "#locales/languages.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import type { WebLink } from "#schema/web-links.ts";
import { FIRST_REVIEWS } from "#schema/limits.ts";
import type { Review } from "#schema/review.ts";
import type { FeaturedTour } from "#schema/tour.ts";
import { dayAndHour, msUntilMidnight } from "#schema/day.ts";
import type { BillingCtx } from "../billing.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { prepareReadings } from "../db/reading.ts";
import { NotFound } from "../errors.ts";
import { featuredTours } from "../featured/featured.ts";
import type { OriginCtx } from "../guides/guide.ts";
import { guideWithOwner, isVisibleTo } from "../guides/public-guides.ts";
import { paymentWaysOf } from "../payment-ways/read-payment-ways.ts";
import { platformsOf } from "../platforms/read-platforms.ts";
import { type StoredTranslation, storedTranslations } from "../translations/translations.ts";
import { webLinksOf } from "../web-links/read-web-links.ts";
import { latestReviews } from "../reviews/shown-reviews.ts";

const key = { uniqueId: sql.placeholder("uniqueId") };

const readGuide = prepareReadings((db) => [
  guideWithOwner(db, key),
  platformsOf(db, key),
  webLinksOf(db, key),
]);

/** Reads the profile as the viewer (a user's id) may see it. Throws NotFound for unknown and hidden ones alike. */
export async function getPublicGuide(
  ctx: Ctx,
  uniqueId: string,
  viewer: number | undefined,
): Promise<PublicGuide> {
  const [[guide], platforms, links] = await readGuide(ctx.db, { uniqueId });
  if (!guide || !isVisibleTo(guide, viewer, ctx)) throw new NotFound();
  return guide.toPublicGuide(ctx, { platforms, links });
}

/** `checkedBy`: who runs this site, for licences. */
type PublicPageData = {
  guide: PublicGuide;
  reviews: Review[];
  tours: FeaturedTour[];
  checkedBy: string;
};
/** The data of a page. `kept` has stored translations by a machine, where they were asked for. */
type Found = { data: PublicPageData; stored: StoredTranslation[] };
/**
 * A page with its account. `shownUntil` is when the page changes by itself, because a link's last day, the check of a licence or the plan
 * that keeps it public ends, ms since 1970; Infinity for never.
 */
export type PublicPage = Found & { userId: number; editorIds: number[]; shownUntil: number };

type PageCtx = Pick<Ctx, "db" | "now"> & OriginCtx & BillingCtx;

const pageReadings = (db: Db) =>
  [
    guideWithOwner(db, key),
    platformsOf(db, key),
    webLinksOf(db, key),
    latestReviews(db, key, { limit: sql.placeholder("limit") }),
    featuredTours(db, key),
  ] as const;
const readPage = prepareReadings(pageReadings);
const translatedReadings = (db: Db) =>
  [...pageReadings(db), storedTranslations(db, key, sql.placeholder("language"))] as const;
const readTranslatedPage = prepareReadings(translatedReadings);
const readPageAndWays = prepareReadings((db) => [paymentWaysOf(db, key), ...translatedReadings(db)] as const);

/** Returns when today ends at the guide's place, if it is the last day of a link, ms since 1970; Infinity otherwise. */
function lastDayEnds(links: WebLink[], timeZone: string, now: number): number {
  const days = new Set(links.flatMap(({ until }) => until ?? []));
  return days.size > 0 && days.has(dayAndHour(timeZone, now).day)
    ? now + msUntilMidnight(timeZone, now)
    : Infinity;
}

/** Each tour in the first response takes the place of a review, one with much to know that of two. */
function firstOf(reviews: Review[], tours: FeaturedTour[]): Review[] {
  const full = tours.filter(({ tour }) => tour.meetingPoint !== "" || tour.access.length > 0);
  return reviews.slice(0, Math.max(2, FIRST_REVIEWS - tours.length - full.length));
}

type Reads = {
  /** the language whose translations by a machine are read, too */
  language?: PageLanguage | undefined;
  /** the most reviews; without it as many as fit into a first response */
  limit?: number | undefined;
  /** whether an admin looks, who sees hidden pages too */
  isForAdmin?: boolean | undefined;
};

type Rows = Awaited<ReturnType<typeof readPage>> | Awaited<ReturnType<typeof readTranslatedPage>>;

function toPublicPage(
  ctx: PageCtx,
  [[guide], platforms, links, newest, tours, stored = []]: Rows,
  { limit, isForAdmin = false }: Reads = {},
): PublicPage | undefined {
  if (!guide || !(isForAdmin || isVisibleTo(guide, undefined, ctx))) return undefined;
  const reviews = limit === undefined ? firstOf(newest, tours) : newest;
  const checkedBy = ctx.config.LEGAL_NAME || BRAND;
  const data = { guide: guide.toPublicGuide(ctx, { platforms, links }), reviews, tours, checkedBy };
  const { timeZone } = data.guide;
  const shownUntil = Math.min(
    guide.publicUntil(ctx),
    lastDayEnds(links, timeZone, ctx.now),
    guide.checkEnds > ctx.now ? guide.checkEnds : Infinity,
  );
  return { data, stored, userId: guide.userId, editorIds: guide.editorIds, shownUntil };
}

/** Reads everything that the public page shows in one round trip; undefined for unknown and hidden profiles. */
export async function findPublicPage(
  ctx: PageCtx,
  uniqueId: string,
  reads: Reads = {},
): Promise<PublicPage | undefined> {
  const { language, limit } = reads;
  const asked = { uniqueId, limit: limit ?? FIRST_REVIEWS };
  const rows =
    language === undefined
      ? await readPage(ctx.db, asked)
      : await readTranslatedPage(ctx.db, { ...asked, language });
  return toPublicPage(ctx, rows, reads);
}

/** Reads the page and the ways to tip its guide, in one round trip. `language` as for the page; "" for none. */
export async function findPageAndWays(
  ctx: PageCtx,
  uniqueId: string,
  language: PageLanguage | "",
): Promise<{ page: PublicPage; ways: PaymentWay[] } | undefined> {
  const [ways, ...rows] = await readPageAndWays(ctx.db, { uniqueId, limit: FIRST_REVIEWS, language });
  const page = toPublicPage(ctx, rows);
  return page && { page, ways };
}
