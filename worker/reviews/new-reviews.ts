import { sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { teamOf } from "../db/team.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { newReviews } from "../db/tables/mail.ts";
import { reviews } from "../db/tables/reviews.ts";

/**
 * Returns the statement that notes a review for the e-mail about new ones, for the batch that writes the review. Guide
 * and editors get one e-mail a day at most, and none before their address is confirmed.
 */
export const noteNewReview = ({ db, now }: Ctx, uniqueId: string, creationKey: string) =>
  db
    .insert(newReviews)
    .select(
      selectRow(
        newReviews,
        {
          userId: users.id,
          firstReviewId: reviews.id,
          dueAt: sql`max(${now}, coalesce(${users.reviewsLetterAt}, 0) + ${DAY})`,
        },
        sql`from ${guides} join ${reviews} on ${reviews.guideId} = ${guides.id} join ${users}
          on ${users.id} in ${teamOf(sql`(select ${guides.id} from ${guides} where ${guides.uniqueId} = ${uniqueId})`)}
        where ${guides.uniqueId} = ${uniqueId} and ${reviews.creationKey} = ${creationKey} and ${reviews.date} = ${now}
          and ${reviews.status} = 'published'
          and ${users.emailVerifiedAt} is not null and ${users.newReviewLetters}`,
      ),
    )
    .onConflictDoNothing();
