import { and, eq, or, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { isCurrent } from "../db/is-current.ts";
import { reviews } from "../db/tables/reviews.ts";
import { editedBy } from "../db/team.ts";
import { NotFound } from "../errors.ts";
import { throwMissReason } from "../guides/ownership.ts";

/** Returns the condition of a review on a profile that this account may edit. */
export const isEdited = (userId: number) => sql`${reviews.guideId} in ${editedBy(userId)}`;

/** Throws the reason why a write matched no review. */
export async function throwReviewMissReason(ctx: Ctx, userId: number, id: number): Promise<never> {
  const [row] = await ctx.db
    .select({ guideId: reviews.guideId })
    .from(reviews)
    // A review that guests don't see exists only for those who may edit its profile.
    .where(and(eq(reviews.id, id), or(eq(reviews.status, "published"), isEdited(userId)), isCurrent));
  if (!row) throw new NotFound();
  return throwMissReason(ctx, userId, row.guideId);
}
