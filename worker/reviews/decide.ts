import { and, eq, exists, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReviewCase } from "#schema/moderation.ts";
import { type Actor, recordAuditOf } from "../audit-log/audit-log.ts";
import { subjectOf } from "../audit-log/subjects.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { selectRow } from "../db/select-row.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases, reviewReports } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { countReviews } from "./count-reviews.ts";
import { queueDecidedEmail, queueReporterEmails } from "./moderation-emails.ts";
import { getCase } from "./review-cases.ts";

type Decision = {
  action: "review-hide" | "review-restore";
  /** why the review is hidden; "" for a restored one */
  reason: string;
  /** the condition of a review that the decision changes */
  which: SQL | undefined;
  /** the condition of a review whose rating begins or ceases to count */
  isCounted: SQL | undefined;
  /** the condition of the reports whose authors get an e-mail */
  isTold: SQL | undefined;
};

/** What a decision returns: the case as it is now, and e-mails to be sent. */
type Decided = { decided: ReviewCase; emails: { id: number }[] };

/** Writes a decision with its e-mails, its entry in the audit log and the profile's counters, in one batch. */
async function decide(
  ctx: Ctx,
  id: number,
  decision: Decision,
  { admin, requestId }: Actor,
): Promise<Decided> {
  const { db, now } = ctx;
  const { action, reason, which, isCounted, isTold } = decision;
  const isHide = action === "review-hide";
  const detail = sql`'was ' || ${reviews.status} || ${reason && `: ${reason}`}`;
  // Each condition is about the review before the decision, so its case and its status change last.
  const {
    toGuide,
    toReporters,
    guide: [guide],
  } = await batch(db, {
    count: countReviews(db, isHide ? -1 : 1, and(which, isCounted)),
    toGuide: queueDecidedEmail(ctx, id, which),
    toReporters: queueReporterEmails(ctx, "report-decided", and(which, isTold)),
    guide: db
      .select({ uniqueId: guides.uniqueId })
      .from(guides)
      .where(sql`${guides.id} in (select ${reviews.guideId} from ${reviews} where ${which})`),
    entry: recordAuditOf(
      ctx,
      { admin, action, subject: subjectOf("review", reviews.id), detail, requestId },
      sql`from ${reviews} where ${which}`,
    ),
    reports: db
      .update(reviewReports)
      .set({ closedAt: new Date(now) })
      .where(
        and(
          eq(reviewReports.reviewId, id),
          isNull(reviewReports.closedAt),
          exists(db.select({ id: reviews.id }).from(reviews).where(which)),
        ),
      ),
    cases: db
      .insert(reviewCases)
      .select(
        selectRow(
          reviewCases,
          {
            reviewId: reviews.id,
            state: "decided",
            at: now,
            createdAt: now,
            heldFor: null,
            publishAt: null,
            reason,
          },
          sql`from ${reviews} where ${which}`,
        ),
      )
      .onConflictDoUpdate({
        target: reviewCases.reviewId,
        set: { state: sql`'decided'`, at: new Date(now), publishAt: null, reason },
      }),
    update: db
      .update(reviews)
      .set({ status: isHide ? "hidden" : "published" })
      .where(and(eq(reviews.id, id), ne(reviews.status, isHide ? "hidden" : "published"))),
  });
  if (guide) await purgePublicPages(`guide-${guide.uniqueId}`);
  return { decided: await getCase(ctx, id), emails: [...toGuide, ...toReporters] };
}

/**
 * Hides a review from everybody but its guide, who reads why. A review that is hidden already stays as it is. Throws
 * NotFound.
 */
export const hideReview = (ctx: Ctx, { id, reason }: { id: number; reason: string }, actor: Actor) =>
  decide(
    ctx,
    id,
    {
      action: "review-hide",
      reason,
      which: and(eq(reviews.id, id), ne(reviews.status, "hidden")),
      isCounted: eq(reviews.status, "published"),
      isTold: undefined,
    },
    actor,
  );

/** Publishes a review that was held or hidden, and closes its reports. Throws NotFound. */
export const restoreReview = (ctx: Ctx, id: number, actor: Actor) => {
  const isOpen = exists(
    ctx.db
      .select({ id: reviewCases.reviewId })
      .from(reviewCases)
      .where(and(eq(reviewCases.reviewId, reviews.id), ne(reviewCases.state, "decided"))),
  );
  const changes = ne(reviews.status, "published");
  return decide(
    ctx,
    id,
    {
      action: "review-restore",
      reason: "",
      which: and(eq(reviews.id, id), or(changes, isOpen)),
      isCounted: changes,
      // A reporter who already got the e-mail that the review stays gets none again.
      isTold: or(changes, isNull(reviewReports.closedAt)),
    },
    actor,
  );
};
