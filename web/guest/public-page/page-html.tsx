import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageLanguage } from "#locales/languages.ts";
import { alternates, PageHead } from "./head.tsx";
import type { PageState } from "./page-state.ts";
import { PublicPage } from "./page.tsx";

/**
 * Renders the public page. `languages`: those that its guide's words can be read in. A build renders on Preact, as the
 * browser does that hydrates it (docs/decisions/2026-11-21-public-runtime.md).
 */
export const publicPageHtml = (
  page: PageState,
  languages: readonly PageLanguage[],
): { head: string; body: string } => ({
  head:
    renderToStaticMarkup(<PageHead page={page} languages={languages} />) +
    (page.kind === "profile" ? alternates(page.view, languages) : ""),
  // React puts preloads of the images before the tree, where they gain nothing because the images follow at once.
  body: renderToString(<PublicPage page={page} />).replace(/^(?:<link [^>]*>)+/, ""),
});
