import { sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { newReviews } from "../db/tables/mail.ts";
import { reviews } from "../db/tables/reviews.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * The statement that notes a review for the letter on new ones, for the batch that writes the review. Accounts get at most
 * one a day, and none before their address is confirmed.
 */
export const noteNewReview = ({ db, now }: Ctx, uniqueId: string, creationKey: string) =>
  db
    .insert(newReviews)
    .select(
      sql`select ${users.id}, ${reviews.id}, max(${now}, coalesce(${users.reviewsLetterAt}, 0) + ${DAY})
        from ${guides} join ${users} on ${users.id} = ${guides.userId} join ${reviews} on ${reviews.guideId} = ${guides.id}
        where ${guides.uniqueId} = ${uniqueId} and ${reviews.creationKey} = ${creationKey} and ${reviews.date} = ${now}
          and ${reviews.status} = 'published'
          and ${users.emailVerifiedAt} is not null and ${users.newReviewLetters}`,
    )
    .onConflictDoNothing();
