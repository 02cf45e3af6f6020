import type { PageTexts } from "#locales/guest.ts";
import type { Locale } from "#texts/guest/locale.ts";
import type { ShownAttempt } from "./reviews/review-attempt.ts";
import type { PublicPageView } from "./view.ts";

/** Why no profile is shown. "missing": it is hidden or unknown. "failed": it couldn't be loaded. */
export type Reason = "missing" | "failed";

/** The state that the server renders and the browser hydrates. `attempt`: a review that was sent without JavaScript. */
export type PageState =
  | { kind: "profile"; view: PublicPageView; attempt?: ShownAttempt }
  | { kind: Reason; uniqueId: string; locale: Locale };

/** Returns the locale of a page. */
export const localeOfPage = (page: PageState): Locale =>
  page.kind === "profile" ? page.view.locale : page.locale;

/** Makes the page in another locale. */
export const pageIn = (locale: Locale, page: PageState): PageState =>
  page.kind === "profile" ? { ...page, view: { ...page.view, locale } } : { ...page, locale };

/** Returns the public id that a page was asked for. */
export const uniqueIdOf = (page: PageState): string =>
  page.kind === "profile" ? page.view.uniqueId : page.uniqueId;

/** Returns the reason's texts, for the page and for a message. */
export const reasonText = (reason: Reason, texts: PageTexts): { title: string; description: string } => ({
  title: texts[reason],
  description: texts[`${reason}Text`],
});
