import type { Catalogue } from "#web/i18n/catalogue.ts";
import type { Locale } from "#web/i18n/locale.ts";
import type { ReviewAttempt } from "./reviews/review-attempt.ts";
import type { PublicPageView } from "./view.ts";

/** Why there is no profile to show: hidden or unknown, or it couldn't be loaded. */
export type Reason = "missing" | "failed";

/** What the server rendered, and the browser hydrates. `attempt`: what became of a review sent without JavaScript. */
export type PageState =
  | { kind: "profile"; view: PublicPageView; attempt?: ReviewAttempt }
  | { kind: Reason; uniqueId: string; locale: Locale };

export const localeOfPage = (page: PageState): Locale =>
  page.kind === "profile" ? page.view.locale : page.locale;

/** What is said then, on the page and in a toast. */
export const reasonText = (reason: Reason, words: Catalogue): { title: string; description: string } => ({
  title: words[reason],
  description: words[`${reason}Text`],
});
