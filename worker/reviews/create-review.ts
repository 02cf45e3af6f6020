import { and, eq, not, notExists, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import { HELD_DAYS, type HeldFor } from "#schema/case-states.ts";
import type { Review, ReviewValues } from "#schema/review.ts";
import { languageOfText } from "#schema/script-language.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { byGuideKey } from "../db/guide-key.ts";
import { type Reading, prepareReadings, reading } from "../db/reading.ts";
import { selectRow } from "../db/select-row.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { Conflict, Forbidden, NotFound } from "../errors.ts";
import { guideOwner, isOnTeam } from "../guides/public-guides.ts";
import { queueHeldEmail } from "./moderation-emails.ts";
import { hasLaterCopy, storeFingerprint, type Fingerprint } from "./near-copies.ts";
import { noteNewReview } from "./new-reviews.ts";
import { queuePushes } from "../push/new-review.ts";
import { toReview } from "./review.ts";

const key = { uniqueId: sql.placeholder("uniqueId") };

const readReviewable = prepareReadings((db) => {
  const columns = { id: guides.id, reviewsEnabled: guides.reviewsEnabled, handedOnAt: guides.handedOnAt };
  const guide: Reading<{ id: number; isOpen: boolean; since: number }> = reading(
    db.select(columns).from(guides).where(byGuideKey(key)),
    ({ id, reviewsEnabled, handedOnAt }) => ({
      id,
      isOpen: reviewsEnabled === "true",
      since: handedOnAt?.getTime() ?? 0,
    }),
  );
  return [guide, guideOwner(db, key)];
});

/**
 * Finds the id of a profile that the viewer (a user's id) may review now, on a page made at `seenAt`. Throws NotFound,
 * Forbidden for the profile's owner and editors and where reviews are disabled, Conflict when someone else wears the
 * badge since.
 */
export async function getReviewable(
  ctx: Ctx,
  { uniqueId, viewer, seenAt = ctx.now }: Pick<NewReview, "uniqueId" | "viewer" | "seenAt">,
): Promise<number> {
  const [[guide], [owner]] = await readReviewable(ctx.db, { uniqueId });
  if (guide && owner && isOnTeam(owner, viewer)) throw new Forbidden("own_page");
  if (!guide || !owner?.isPublicNow(ctx)) throw new NotFound();
  if (!guide.isOpen) throw new Forbidden("reviews_disabled");
  if (seenAt < guide.since) throw new Conflict("handed_on");
  return guide.id;
}

export type NewReview = {
  uniqueId: string;
  /** the user's id */
  viewer: number | undefined;
  /** when the page with the form was made, ms since 1970; undefined where it isn't known */
  seenAt: number | undefined;
  values: ReviewValues;
  /** a repeated create returns the first one's review, which isn't new */
  creationKey: string;
  /** what holds the review, as far as it was known before the write */
  heldFor: HeldFor | undefined;
  fingerprint: Fingerprint;
};

/** The review, with e-mails to be sent and devices (`pushes`) that get a notice. */
type Created = {
  review: Review;
  isHeld: boolean;
  isNew: boolean;
  emails: { id: number }[];
  pushes: { id: number }[];
};

const toCreated = (row: typeof reviews.$inferSelect) => ({
  review: toReview(row),
  isHeld: row.status !== "published",
});

/**
 * Creates a review and counts it in the profile, unless it is held. Throws Conflict for other values under a used key,
 * and what getReviewable throws, also after changes during the request.
 */
export async function createReview(
  ctx: Ctx,
  { uniqueId, viewer, seenAt, values, creationKey, heldFor, fingerprint }: NewReview,
): Promise<Created> {
  const { db, now } = ctx;
  const { name, rating, comment, language = "" } = values;
  const sameKey = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.guideId, guides.id), eq(reviews.creationKey, creationKey)));
  const isOpen = and(
    eq(guides.uniqueId, uniqueId),
    eq(guides.reviewsEnabled, "true"),
    notExists(sameKey),
    seenAt === undefined ? undefined : sql`coalesce(${guides.handedOnAt}, 0) <= ${seenAt}`,
  );
  const isHeld = heldFor === undefined ? hasLaterCopy(fingerprint) : sql`${heldFor} is not null`;
  const written = sql`${reviews.guideId} = (select ${guides.id} from ${guides} where ${guides.uniqueId} = ${uniqueId})
    and ${reviews.creationKey} = ${creationKey} and ${reviews.comment} = ${comment}`;
  // The statements up to the insert see the same rows, so they count and announce exactly what it writes.
  const {
    emails,
    inserted: [row],
    pushes,
  } = await batch(db, {
    count: db
      .update(guides)
      .set({ reviewCount: sql`${guides.reviewCount} + 1`, ratingSum: sql`${guides.ratingSum} + ${rating}` })
      .where(and(isOpen, not(isHeld))),
    emails: queueHeldEmail(ctx, uniqueId, and(isOpen, isHeld)),
    inserted: db
      .insert(reviews)
      .select(
        selectRow(
          reviews,
          {
            id: null,
            guideId: guides.id,
            name,
            rating,
            comment,
            date: now,
            reply: null,
            repliedAt: null,
            creationKey,
            status: sql`case when ${isHeld} then 'held' else 'published' end`,
            language: languageOfText(comment, language),
            replyLanguage: "",
          },
          sql`from ${guides} where ${isOpen}`,
        ),
      )
      .returning(),
    cases: db
      .insert(reviewCases)
      .select(
        selectRow(
          reviewCases,
          {
            reviewId: reviews.id,
            state: "held",
            at: now,
            createdAt: now,
            heldFor: heldFor ?? "copy",
            publishAt: now + HELD_DAYS * DAY,
            reason: "",
          },
          sql`from ${reviews} where ${written} and ${reviews.status} = 'held'`,
        ),
      )
      .onConflictDoNothing(),
    fingerprint: storeFingerprint(ctx, fingerprint, written),
    notice: noteNewReview(ctx, uniqueId, creationKey),
    pushes: queuePushes(
      ctx,
      sql`${written} and ${reviews.date} = ${now} and ${reviews.status} = 'published'`,
    ),
  });
  if (row) return { ...toCreated(row), isNew: true, emails, pushes };
  const guideId = await getReviewable(ctx, { uniqueId, viewer, seenAt });
  const [repeated] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.guideId, guideId), eq(reviews.creationKey, creationKey)));
  if (!repeated) throw new NotFound();
  if (repeated.name !== name || repeated.rating !== rating || repeated.comment !== comment)
    throw new Conflict("key_reused");
  return { ...toCreated(repeated), isNew: false, emails: [], pushes: [] };
}
