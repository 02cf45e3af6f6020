import type { PageLanguage } from "#locales/languages.ts";
import { keepDraft, readDraft } from "#web/lib/drafts.ts";
import { DRAFT_WORDS } from "./draft-words.ts";
import { fillReview, reviewFields } from "./typed-review.ts";

const idOf = (uniqueId: string): string => `review-${uniqueId}`;
const typed = (): Record<string, string> => Object.fromEntries(reviewFields());
const hasWords = (review: Readonly<Record<string, unknown>>): boolean =>
  [review.name, review.comment].some((text) => typeof text === "string" && text !== "");

/** Keeps what stands in the review form on the device for a day; forgets it when there are no words. */
export function keepReview(uniqueId: string): void {
  const { name = "", rating = "", comment = "" } = typed();
  keepDraft(idOf(uniqueId), hasWords({ name, comment }) ? { name, rating, comment } : {});
}

/** Forgets what was kept, once it is sent or thrown away. */
export const forgetReview = (uniqueId: string): void => keepDraft(idOf(uniqueId), {});

/**
 * Fills an empty review form with what was kept. Returns the words that say so, and of the button that throws it away;
 * undefined where nothing was filled in.
 */
export function restoreReview(uniqueId: string, language: PageLanguage) {
  const draft = readDraft(idOf(uniqueId));
  if (!draft || !hasWords(draft) || hasWords(typed())) return undefined;
  fillReview(
    Object.entries(draft).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
  const [kept, throwAway] = DRAFT_WORDS[language];
  return { kept, throwAway };
}
