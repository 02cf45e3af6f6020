import { eq, sql } from "drizzle-orm";
import { HELD_DAYS } from "#schema/case-states.ts";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { layOutEmail } from "./layout.ts";
import type { Content, Email } from "./email.ts";
import { plainName } from "./plain-name.ts";
import { quoteOf } from "./quote.ts";
import { inSentence } from "./reason.ts";
import type { EmailSpeech } from "./email-speech.ts";

/** The part of an e-mail that is about one review, beside its quote and the link to its page. */
type ReviewContent = Pick<Content, "subject" | "paragraph" | "note" | "why">;

const whyToReporter = ({ t }: EmailSpeech): string =>
  t("You get this because somebody reported a review on Lanyard and left this address.");
const sayObject = ({ t }: EmailSpeech): string =>
  t("You disagree? Write to the contact in our imprint, and a person will look at it again.");

/** Reads a review for an e-mail; undefined once it is deleted. */
async function findReview({ db }: Ctx, id: number) {
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
type ReviewDetails = NonNullable<Awaited<ReturnType<typeof findReview>>>;

const goneContent = ({ t }: EmailSpeech): ReviewContent => ({
  subject: t("The review is gone"),
  paragraph: t("The review that this e-mail was about has been removed in the meantime."),
  note: t("There is nothing to do."),
});

/**
 * Writes an e-mail about one review. `detail` is the review's id. `gone`: what is said once it is deleted; `hasQuote`: whether
 * its reader is known to be the guide, since a stranger isn't sent what anybody wrote.
 */
async function writeReviewEmail(
  ctx: Ctx,
  detail: string,
  speech: EmailSpeech,
  writeAbout: (review: ReviewDetails) => ReviewContent,
  { gone = goneContent(speech), hasQuote = true }: { gone?: ReviewContent; hasQuote?: boolean } = {},
): Promise<Email> {
  const { PUBLIC_ORIGIN } = ctx.config;
  const { t } = speech;
  const review = await findReview(ctx, Number(detail));
  return layOutEmail(speech, {
    ...(review ? writeAbout(review) : gone),
    ...(review && hasQuote && { quote: quoteOf(speech, review) }),
    button: review
      ? { label: t("Look at the page"), url: `${PUBLIC_ORIGIN}/profile/${review.guide.uniqueId}` }
      : { label: t("Our rules"), url: `${PUBLIC_ORIGIN}/terms` },
  });
}

type Detail = { detail: string };

/**
 * Writes the e-mail about a held review. `detail` is the public id of its profile, because the e-mail is queued before
 * the review has an id.
 */
export const writeHeldEmail = ({ config }: Ctx, { detail }: Detail, speech: EmailSpeech): Promise<Email> => {
  const { t } = speech;
  return layOutEmail(speech, {
    subject: t("A review is held back"),
    paragraph: t(
      "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or arrived with many others at once. Guests don't see it, and it isn't counted. We look at it; unless we hide it, it is published after {days} days. Its stars make no difference.",
      { days: HELD_DAYS },
    ),
    button: { label: t("Read it"), url: `${config.PUBLIC_ORIGIN}/profile/${detail}` },
    note: t("There is nothing to do. We send at most one such e-mail a day."),
  });
};

export const writeReportedEmail = (ctx: Ctx, { detail }: Detail, speech: EmailSpeech): Promise<Email> =>
  writeReviewEmail(ctx, detail, speech, () => ({
    subject: speech.t("A review on your page was reported"),
    paragraph: speech.t(
      "Somebody has told us that something is wrong with this review. It stays on your page until we have looked at it.",
    ),
    note: speech.t("There is nothing to do. We will tell you what we decide."),
  }));

/** Says what was decided, and what follows. */
function sayDecision({ t }: EmailSpeech, { status, reason: given, isEarlier }: ReviewDetails): string {
  const reason = inSentence(given ?? "");
  if (status === "hidden")
    return isEarlier
      ? t(
          "We have looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before, so guests no longer see it anyway, and it isn't counted.",
          { reason },
        )
      : t(
          "We have looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests no longer see it, and it isn't counted. You still see it on your page.",
          { reason },
        );
  return isEarlier
    ? t(
        "We have looked at this review and found nothing that breaks our rules for content. It was written about the colleague who wore this badge before, so guests no longer see it anyway, and it isn't counted.",
      )
    : t(
        "We have looked at this review and found nothing that breaks our rules for content. Guests see it, and it is counted.",
      );
}

/**
 * Writes the statement of reasons: what was decided, why, by whom, and how to object (Art. 17 of the Digital Services
 * Act).
 */
export const writeDecidedEmail = (ctx: Ctx, { detail }: Detail, speech: EmailSpeech): Promise<Email> =>
  writeReviewEmail(ctx, detail, speech, (review) => ({
    subject:
      review.status === "hidden"
        ? speech.t("A review on your page was hidden")
        : speech.t("A review on your page stays"),
    paragraph: sayDecision(speech, review),
    note: sayObject(speech),
  }));

export const writeReceivedEmail = (ctx: Ctx, { detail }: Detail, speech: EmailSpeech): Promise<Email> =>
  writeReviewEmail(
    ctx,
    detail,
    speech,
    ({ guide }) => ({
      subject: speech.t("We have your report"),
      paragraph: speech.t(
        "Thank you. Your report of a review on {name}'s page has arrived. A person reads it and decides; we will tell you how.",
        { name: plainName(guide) },
      ),
      note: speech.t("It wasn't you? Then ignore this e-mail."),
      why: whyToReporter(speech),
    }),
    { hasQuote: false },
  );

export const writeReportDecidedEmail = (
  ctx: Ctx,
  { detail }: Detail,
  speech: EmailSpeech,
): Promise<Email> => {
  const { t } = speech;
  const why = whyToReporter(speech);
  return writeReviewEmail(
    ctx,
    detail,
    speech,
    ({ status, guide }) => ({
      subject: status === "hidden" ? t("The review was hidden") : t("The review stays"),
      paragraph:
        status === "hidden"
          ? t("We have looked at the review on {name}'s page that you reported, and hidden it.", {
              name: plainName(guide),
            })
          : t(
              "We have looked at the review on {name}'s page that you reported, and found nothing that breaks our rules for content. It stays on the page.",
              { name: plainName(guide) },
            ),
      note: sayObject(speech),
      why,
    }),
    {
      gone: {
        subject: t("The review is gone"),
        paragraph: t("The review that you reported has been removed."),
        note: t("There is nothing to do."),
        why,
      },
      hasQuote: false,
    },
  );
};
