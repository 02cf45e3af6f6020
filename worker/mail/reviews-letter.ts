import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { editedBy } from "../db/team.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { isCurrent } from "../db/is-current.ts";
import { type Letter, layoutOf } from "./layout.ts";
import { createLinkToken } from "./link-tokens.ts";
import { quoteOf } from "./quote.ts";

/** The most reviews that one letter counts. */
const COUNT_MAX = 100;

/** Writes the letter on an account's new reviews, with the newest of them. `detail`: the id of the first. */
export async function writeReviewsLetter(
  ctx: Ctx,
  { userId, recipient, detail }: { userId: number; recipient: string; detail: string },
): Promise<Letter> {
  const { db, config } = ctx;
  const rows = await db
    .select({
      name: reviews.name,
      rating: reviews.rating,
      comment: reviews.comment,
      language: reviews.language,
      guideId: reviews.guideId,
    })
    .from(reviews)
    .where(
      and(
        sql`${reviews.guideId} in ${editedBy(userId)}`,
        eq(reviews.status, "published"),
        gte(reviews.id, Number(detail)),
        isCurrent,
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(COUNT_MAX);
  const [newest] = rows;
  const [guide] = newest
    ? await db
        .select({ name: guides.name, uniqueId: guides.uniqueId })
        .from(guides)
        .where(eq(guides.id, newest.guideId))
    : [];
  const secret = await createLinkToken(ctx, "unsubscribe", { userId, email: recipient });
  const count = rows.length === COUNT_MAX ? `${COUNT_MAX} or more` : String(rows.length);
  const letter = await layoutOf({
    subject: rows.length === 1 ? "A new review" : "New reviews",
    paragraph: newest
      ? `${rows.length === 1 ? "Somebody wrote" : `${count} people wrote`} a review since our last letter.`
      : "There were new reviews, which are gone again.",
    ...(newest && {
      quote: quoteOf({ ...newest, guide }),
    }),
    button: {
      label: "Read and reply",
      url: config.PUBLIC_ORIGIN + (guide ? `/profile/${guide.uniqueId}` : "/dashboard"),
    },
    note: "A short thank-you is read by everybody who scans your code.",
    unsubscribeUrl: `${config.PUBLIC_ORIGIN}/unsubscribe#token=${secret}`,
  });
  return {
    ...letter,
    headers: {
      "List-Unsubscribe": `<${config.PUBLIC_ORIGIN}/api/auth/unsubscribe?token=${secret}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
