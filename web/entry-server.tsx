import type { PageState, Reason } from "./guest/public-page/page-state.ts";
import { type ReviewAttempt, shownAttempt } from "./guest/public-page/reviews/review-attempt.ts";
import { languagesOf } from "./guest/public-page/in-language.ts";
import { tripsScript } from "./guest/public-page/trips.ts";
import { publicPageView, type PublicPageData } from "./guest/public-page/view.ts";
import type { Locale } from "#texts/guest/locale.ts";
import { publicPageHtml } from "./guest/public-page/page-html.tsx";
import { sentTexts } from "./guest/public-page/sent-texts.ts";
import { fillTemplate } from "./lib/fill-template.ts";
import { WITHOUT_SCRIPT } from "./lib/without-script.ts";
import { jsonText } from "./lib/json-text.ts";
import { guestStyles, localize } from "./guest/document/document.tsx";
import publicPage from "./styles/public-page.css?inline";
import sheet from "./styles/sheet.css?inline";

export { isAppPath, showsPlan, showsProfiles } from "./paths.ts";

// What a scan doesn't need is loaded with the first request for it, so that the worker starts sooner.
export const loadApp = () => import("./app/document.tsx");
export const loadLanding = () => import("./landing/landing-html.tsx");
export const loadLegalPage = () => import("./guest/legal-page/legal-html.tsx");
export const loadContactPage = () => import("./guest/contact-page/contact-html.tsx");
export const loadLanguagePage = () => import("./guest/language-page/language-html.tsx");
export const loadPocketDocument = () => import("./pocket/pocket-html.ts");
export const loadQrPage = () => import("./guest/qr-page/qr-html.tsx");
export const loadReportPage = () => import("./guest/report-page/report-html.tsx");
export const loadTipPage = () => import("./guest/tip-page/tip-html.tsx");

export type { ReportView } from "./guest/report-page/report-html.tsx";
export type { TipAnswer } from "./guest/tip-page/tip-input.ts";
export type { TipView } from "./guest/tip-page/tip-view.ts";
export { loadLocale } from "#texts/guest/load-locale.ts";
export { needsMachineTranslation } from "./guest/public-page/in-language.ts";
export { negotiate } from "#texts/guest/negotiate.ts";
export { isForeign, translateAddress } from "#texts/guest/foreign.ts";

export type { ReviewAttempt } from "./guest/public-page/reviews/review-attempt.ts";
export { languageIn, type LocaleTag } from "#texts/guest/regions.ts";

/**
 * What the public page is rendered from: a profile, with the outcome of a review sent as a plain form, or why there is
 * none.
 */
export type RenderInput =
  | { data: PublicPageData; attempt?: ReviewAttempt }
  | { reason: Reason; uniqueId: string };

function stateOf(input: RenderInput, locale: Locale): PageState {
  if ("reason" in input) return { kind: input.reason, uniqueId: input.uniqueId, locale };
  const { data, attempt } = input;
  return {
    kind: "profile",
    view: publicPageView(data, locale),
    ...(attempt && { attempt: shownAttempt(attempt, locale) }),
  };
}

/** Makes the state that the page's script gets. `read`: the texts that the page has. */
function sentState(page: PageState, read: ReadonlySet<string>): object {
  // After a review was sent without scripts the form isn't there, and may come back.
  if (page.kind !== "profile" || page.attempt) return page;
  const { locale } = page.view;
  return { ...page, view: { ...page.view, locale: { ...locale, texts: sentTexts(locale, read) } } };
}

/**
 * Fills the HTML template (web/guest/public-page/document.html). The page is complete without JavaScript and holds the state that
 * hydrates it. `locale` has the page's own texts; it keeps what it has formatted, so each page needs one of its own.
 */
export function render(template: string, input: RenderInput, locale: Locale): string {
  const page = stateOf(input, locale);
  const { head, body, read } = publicPageHtml(page, "data" in input ? languagesOf(input.data.guide) : []);
  const trips = page.kind === "profile" && "data" in input ? tripsScript(page.view, input.data.tours) : "";
  const state = `<script type="application/json" id="state">${jsonText(sentState(page, read))}</script>`;
  return fillTemplate(localize(template, locale.language), {
    head: head + guestStyles(publicPage + sheet) + WITHOUT_SCRIPT,
    body,
    state: trips + state,
  });
}
