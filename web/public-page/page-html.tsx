import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { Language } from "#web/i18n/languages.ts";
import { alternates, PageHead } from "./document-head.tsx";
import type { PageState } from "./page-state.ts";
import { PublicPage } from "./page.tsx";

/** Renders the public page. `languages`: those that its guide's words can be read in. In a build it runs on Preact, like the browser that hydrates it (docs/decisions/2026-11-21-public-runtime.md). */
export const publicPageHtml = (
  page: PageState,
  languages: readonly Language[],
): { head: string; body: string } => ({
  head:
    renderToStaticMarkup(<PageHead page={page} languages={languages} />) +
    (page.kind === "profile" ? alternates(page.view, languages) : ""),
  // React puts preloads of the images before the tree: so close to the images they gain nothing.
  body: renderToString(<PublicPage page={page} />).replace(/^(?:<link [^>]*>)+/, ""),
});
