import type { Locale } from "#texts/guest/locale.ts";
import { fillTemplate } from "#web/lib/fill-template.ts";
import { jsonText } from "#web/lib/json-text.ts";
import { WITHOUT_SCRIPT } from "#web/lib/without-script.ts";
import publicPage from "#web/styles/public-page.css?inline";
import sheet from "#web/styles/sheet.css?inline";
import unavailable from "#web/styles/unavailable.css?inline";
import { guestStyles, localize } from "../document/document.tsx";
import { languagesOf } from "./in-language.ts";
import { publicPageHtml } from "./page-html.tsx";
import type { PageState, Reason } from "./page-state.ts";
import { type ReviewAttempt, shownAttempt } from "./reviews/review-attempt.ts";
import { sentTexts } from "./sent-texts.ts";
import { tripsScript } from "./trips.ts";
import { publicPageView } from "./make-view.ts";
import type { PublicPageData } from "./view.ts";

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
  const styles = "data" in input ? publicPage + sheet : publicPage + unavailable + sheet;
  return fillTemplate(localize(template, locale.language), {
    head: head + guestStyles(styles) + WITHOUT_SCRIPT,
    body,
    state: trips + state,
  });
}
