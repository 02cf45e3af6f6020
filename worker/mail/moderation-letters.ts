import { eq, sql } from "drizzle-orm";
import { HELD_DAYS } from "#schema/moderation.ts";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { BRAND } from "./brand.ts";
import { type Content, type Letter, layoutOf } from "./layout.ts";
import { quoteOf } from "./quote.ts";

/** What a letter says about a review, beside its words and the link to its page. */
type Saying = Pick<Content, "subject" | "paragraph" | "note" | "why">;

const TO_REPORTER = `You get this because somebody reported a review on ${BRAND} and left this address.`;
const EARLIER =
  " It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.";
const OBJECT = "You disagree? Answer by the contact on our imprint: a person looks again.";

/** Reads a review as a letter tells of it; undefined once it is gone. */
async function findTold({ db }: Ctx, id: number) {
  const [row] = await db
    .select({
      name: reviews.name,
      rating: reviews.rating,
      comment: reviews.comment,
      language: reviews.language,
      status: reviews.status,
      reason: reviewCases.reason,
      isEarlier: sql<number>`${reviews.id} <= ${guides.earlierReviewId}`,
      guide: { name: guides.name, uniqueId: guides.uniqueId },
    })
    .from(reviews)
    .innerJoin(guides, eq(guides.id, reviews.guideId))
    .leftJoin(reviewCases, eq(reviewCases.reviewId, reviews.id))
    .where(eq(reviews.id, id));
  return row;
}
type Told = NonNullable<Awaited<ReturnType<typeof findTold>>>;

const GONE: Saying = {
  subject: "The review is gone",
  paragraph: "The review that this letter was to tell you of has been removed meanwhile.",
  note: "There is nothing to do.",
};

/** Writes a letter on one review. `detail`: its id. */
async function tell(
  ctx: Ctx,
  detail: string,
  say: (told: Told) => Saying,
  gone: Saying = GONE,
): Promise<Letter> {
  const { PUBLIC_ORIGIN } = ctx.config;
  const told = await findTold(ctx, Number(detail));
  return layoutOf({
    ...(told ? say(told) : gone),
    ...(told && { quote: quoteOf(told) }),
    button: told
      ? { label: "Look at the page", url: `${PUBLIC_ORIGIN}/profile/${told.guide.uniqueId}` }
      : { label: "Our rules", url: `${PUBLIC_ORIGIN}/terms` },
  });
}

/** The letter on a held review. `detail`: the public id of its profile, since the review has no id of its own yet. */
export const writeHeldLetter = ({ config }: Ctx, { detail }: { detail: string }): Promise<Letter> =>
  layoutOf({
    subject: "A review is held back",
    paragraph: `A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after ${HELD_DAYS} days. Its stars play no part.`,
    button: { label: "Read it", url: `${config.PUBLIC_ORIGIN}/profile/${detail}` },
    note: "There is nothing to do. We send at most one such letter a day.",
  });

export const writeReportedLetter = (ctx: Ctx, { detail }: { detail: string }): Promise<Letter> =>
  tell(ctx, detail, () => ({
    subject: "A review on your page was reported",
    paragraph:
      "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.",
    note: "There is nothing to do. We tell you what we decide.",
  }));

/** The statement of reasons: what was decided, why, by whom, and how to object (Art. 17 of the Digital Services Act). */
export const writeDecidedLetter = (ctx: Ctx, { detail }: { detail: string }): Promise<Letter> =>
  tell(ctx, detail, ({ status, reason, isEarlier }) =>
    status === "hidden"
      ? {
          subject: "A review on your page was hidden",
          paragraph: `A person has looked at this review and hidden it, because it breaks our rules for content: ${reason ?? ""}.${isEarlier ? EARLIER : " Guests don't see it any more, and it isn't counted. You still see it on your page."}`,
          note: OBJECT,
        }
      : {
          subject: "A review on your page stays",
          paragraph: `A person has looked at this review and found nothing against our rules for content.${isEarlier ? EARLIER : " Guests see it, and it is counted."}`,
          note: OBJECT,
        },
  );

export const writeReceivedLetter = (ctx: Ctx, { detail }: { detail: string }): Promise<Letter> =>
  tell(ctx, detail, ({ guide }) => ({
    subject: "We have your report",
    paragraph: `Thank you. Your report of this review on ${guide.name}'s page has arrived. A person reads it and decides; we tell you how.`,
    note: "It wasn't you? Then leave this letter alone.",
    why: TO_REPORTER,
  }));

export const writeReportDecidedLetter = (ctx: Ctx, { detail }: { detail: string }): Promise<Letter> =>
  tell(
    ctx,
    detail,
    ({ status, guide }) => ({
      subject: status === "hidden" ? "The review was hidden" : "The review stays",
      paragraph:
        status === "hidden"
          ? `A person has looked at the review on ${guide.name}'s page that you reported, and hidden it.`
          : `A person has looked at the review on ${guide.name}'s page that you reported, and found nothing against our rules for content. It stays.`,
      note: OBJECT,
      why: TO_REPORTER,
    }),
    {
      subject: "The review is gone",
      paragraph: "The review that you reported has been removed.",
      note: "There is nothing to do.",
      why: TO_REPORTER,
    },
  );
