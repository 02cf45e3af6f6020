import { and, eq } from "drizzle-orm";
import type { Review } from "#schema/review.ts";
import { languageOfText } from "#schema/script-language.ts";
import type { Ctx } from "../context.ts";
import { isCurrent } from "../db/is-current.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { isEdited, throwReviewMissReason } from "./ownership.ts";
import { toReview } from "./review.ts";

/** Returns the language of a reply: the given one, else the profile's, unless its letters say otherwise. */
async function replyLanguageOf(
  { db }: Ctx,
  { id, reply, language }: { id: number; reply: string; language: string | undefined },
): Promise<string> {
  if (language) return languageOfText(reply, language);
  const [guide] = await db
    .select({ language: guides.language })
    .from(reviews)
    .innerJoin(guides, eq(guides.id, reviews.guideId))
    .where(eq(reviews.id, id));
  return languageOfText(reply, guide?.language ?? "");
}

/**
 * Writes, changes or (null) removes the reply to a review on a profile that the account may edit. Throws NotFound,
 * Forbidden.
 */
export async function updateReply(
  ctx: Ctx,
  userId: number,
  { id, reply, language }: { id: number; reply: string | null; language?: string | undefined },
): Promise<Review> {
  const { db, now } = ctx;
  const written =
    reply === null
      ? { reply, repliedAt: null, replyLanguage: "" }
      : {
          reply,
          repliedAt: new Date(now),
          replyLanguage: await replyLanguageOf(ctx, { id, reply, language }),
        };
  const [row] = await db
    .update(reviews)
    .set(written)
    .where(and(eq(reviews.id, id), isEdited(userId), isCurrent))
    .returning();
  return row ? toReview(row) : throwReviewMissReason(ctx, userId, id);
}
