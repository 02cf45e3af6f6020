import {
  COMMENT_REQUIRED,
  HANDED_ON_MESSAGE,
  NAME_REQUIRED,
  OWN_PROFILE_MESSAGE,
  RATING_MESSAGE,
  RATING_PATTERN,
  REVIEWS_DISABLED_MESSAGE,
} from "#schema/review-rules.ts";
import type { PageTexts } from "#locales/guest.ts";
import { fill, joinTexts, shortNumber } from "#web/i18n/format.ts";
import type { Locale } from "#web/i18n/locale.ts";

/** The review form's values, as typed. */
export type TypedReview = { name: string; rating: string; comment: string };

/** The answer that refused a review. `status`: 0 when none came. */
export type ReviewFailure = { status: number; message: string; errors?: string[] };

/** The outcome of a review that was sent without JavaScript. */
export type ReviewAttempt =
  | { sent: true; held?: boolean }
  | ({ sent: false; values: TypedReview } & ReviewFailure);

export type FieldErrors = Partial<Record<keyof TypedReview, string>>;

/** Checks a review before it is sent. */
export function checkReview({ name, rating, comment }: TypedReview, words: PageTexts): FieldErrors {
  return {
    ...(name.trim() === "" && { name: words.nameRequired }),
    ...(!RATING_PATTERN.test(rating) && { rating: words.ratingInvalid }),
    ...(comment.trim() === "" && { comment: words.commentRequired }),
  };
}

/** Translates the API's English messages about a review. Unknown ones stay as they are. */
function translated(message: string, locale: Locale): string {
  const { words } = locale;
  const [, field, max] = /^(Name|Comment) must be less than (\d+) characters$/.exec(message) ?? [];
  if (field && max)
    return fill(locale, field === "Name" ? "nameTooLong" : "commentTooLong", {
      max: shortNumber(locale, Number(max)),
    });
  switch (message) {
    case NAME_REQUIRED:
      return words.nameRequired;
    case RATING_MESSAGE:
      return words.ratingInvalid;
    case COMMENT_REQUIRED:
      return words.commentRequired;
    default:
      return message;
  }
}

export type Problem = { title: string; text: string };

/** Says to the guest what went wrong. */
export function problemOf(failure: ReviewFailure, locale: Locale): Problem {
  const { words } = locale;
  const { status, message, errors = [] } = failure;
  if (errors.length > 0)
    return {
      title: words.checkReview,
      text: joinTexts(
        locale,
        errors.map((error) => translated(error, locale)),
      ),
    };
  if (message === OWN_PROFILE_MESSAGE) return { title: words.notAllowed, text: words.ownProfile };
  if (message === REVIEWS_DISABLED_MESSAGE) return { title: words.disabled, text: words.ownerDisabled };
  if (message === HANDED_ON_MESSAGE) return { title: words.notSent, text: words.earlier };
  // No answer at all is reason enough: the browser calls itself online on any network, also one that leads nowhere.
  if (status === 0) return { title: words.offline, text: words.checkConnection };
  const isOurs = [400, 413, 415].includes(status);
  return {
    title: status === 429 ? words.tooMany : words.notSent,
    text: isOurs ? words.fillCorrectly : words.tryAgain,
  };
}
