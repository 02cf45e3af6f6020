import type { DraftTexts } from "#locales/guest.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { readDraft, storeDraft } from "#web/lib/drafts.ts";
import { fillReview, reviewFields } from "./typed-review.ts";

/** The texts in all languages, because one file is fewer bytes than a request for its own. */
const TEXTS = import.meta.glob<DraftTexts>("../../../../locales/guest/*.json", {
  query: "?section=draft",
  import: "default",
  eager: true,
});

const idOf = (uniqueId: string): string => `review-${uniqueId}`;
const typed = (): Record<string, string> => Object.fromEntries(reviewFields());
const hasWords = (review: Readonly<Record<string, unknown>>): boolean =>
  [review.name, review.comment].some((text) => typeof text === "string" && text !== "");

/** Keeps what stands in the review form on the device for a day; forgets it when there are no words. */
export function keepReview(uniqueId: string): void {
  const { name = "", rating = "", comment = "" } = typed();
  storeDraft(idOf(uniqueId), hasWords({ name, comment }) ? { name, rating, comment } : {});
}

/** Forgets what was kept, once it is sent or thrown away. */
export const forgetReview = (uniqueId: string): void => storeDraft(idOf(uniqueId), {});

/**
 * Fills an empty review form with what was kept. Returns the texts that say so, and of the button that throws it away;
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
  return TEXTS[`../../../../locales/guest/${language}.json`];
}
