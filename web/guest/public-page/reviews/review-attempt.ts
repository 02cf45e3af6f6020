import type { FailureResponse } from "#schema/failures.ts";
import type { Issue } from "#texts/message.ts";
import { fillText } from "#texts/fill.ts";
import { RATING_PATTERN } from "#schema/review-rules.ts";
import type { PageTexts } from "#locales/guest.ts";
import { fill, joinTexts, shortNumber } from "#texts/guest/format.ts";
import { loadTexts } from "#texts/guest/load-texts.ts";
import type { Locale } from "#texts/guest/locale.ts";

/** The review form's values, as typed. */
export type TypedReview = { name: string; rating: string; comment: string };

/** The response that refused a review. `status`: 0 when none came. */
export type ReviewFailure = { status: number } & Partial<Pick<FailureResponse, "code" | "issues">>;

/** The outcome of a review that was sent without JavaScript, as the page shows it. */
export type ShownAttempt =
  | { sent: true; held?: boolean }
  | { sent: false; values: TypedReview; errors: FieldErrors; problem: Problem };

/** The outcome of a review that was sent without JavaScript. */
export type ReviewAttempt =
  | { sent: true; held?: boolean }
  | ({ sent: false; values: TypedReview } & ReviewFailure);

export type FieldErrors = Partial<Record<keyof TypedReview, string>>;

/** Checks a review before it is sent. */
export function checkReview({ name, rating, comment }: TypedReview, texts: PageTexts): FieldErrors {
  return {
    ...(name.trim() === "" && { name: texts.nameRequired }),
    ...(!RATING_PATTERN.test(rating) && { rating: texts.ratingInvalid }),
    ...(comment.trim() === "" && { comment: texts.commentRequired }),
  };
}

/** Says what broke a rule, in the guest's language. What is about none of the form's values stays English. */
function toSentence({ path: [field], text, values }: Issue, locale: Locale): string {
  const { texts } = locale;
  const max = values.max === undefined ? undefined : shortNumber(locale, Number(values.max));
  switch (field) {
    case "name":
      return max === undefined ? texts.nameRequired : fill(locale, "nameTooLong", { max });
    case "rating":
      return texts.ratingInvalid;
    case "comment":
      return max === undefined ? texts.commentRequired : fill(locale, "commentTooLong", { max });
    default:
      return fillText(text, values);
  }
}

export type Problem = { title: string; text: string };

/** Says what a review came to that was sent without JavaScript. */
export const shownAttempt = (attempt: ReviewAttempt, locale: Locale): ShownAttempt =>
  attempt.sent
    ? attempt
    : {
        sent: false,
        values: attempt.values,
        errors: checkReview(attempt.values, locale.texts),
        problem: problemOf(attempt, locale),
      };

/** Completes the texts of the first response, where they are: what is shown from now on reads the same ones. */
export async function completeTexts(locale: Locale): Promise<void> {
  Object.assign(locale.texts, await loadTexts(locale));
}

/** Says to the guest what went wrong. */
export function problemOf(failure: ReviewFailure, locale: Locale): Problem {
  const { texts } = locale;
  const { status, code, issues = [] } = failure;
  if (issues.length > 0)
    return {
      title: texts.checkReview,
      text: joinTexts(
        locale,
        issues.map((issue) => toSentence(issue, locale)),
      ),
    };
  if (code === "own_page") return { title: texts.notAllowed, text: texts.ownProfile };
  if (code === "reviews_disabled") return { title: texts.disabled, text: texts.ownerDisabled };
  if (code === "handed_on") return { title: texts.notSent, text: texts.handedOn };
  // No response at all is reason enough: the browser calls itself online on any network, also one that leads nowhere.
  if (status === 0) return { title: texts.offline, text: texts.checkConnection };
  const isOurs = [400, 413, 415].includes(status);
  return {
    title: status === 429 ? texts.tooMany : texts.notSent,
    text: isOurs ? texts.fillCorrectly : texts.tryAgain,
  };
}
