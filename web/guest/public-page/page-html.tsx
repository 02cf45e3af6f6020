import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageLanguage } from "#locales/languages.ts";
import { alternates, PageHead } from "./head.tsx";
import { localeOfPage, type PageState, pageIn } from "./page-state.ts";
import { noteReads } from "./sent-texts.ts";
import { PublicPage } from "./page.tsx";

/**
 * Renders the public page. `languages`: those that its guide's words can be read in. `read`: the texts that its body has. A build renders on Preact, as the
 * browser does that hydrates it (docs/decisions/2026-11-21-public-runtime.md).
 */
export const publicPageHtml = (
  page: PageState,
  languages: readonly PageLanguage[],
): { head: string; body: string; read: ReadonlySet<string> } => {
  const { locale, read } = noteReads(localeOfPage(page));
  return {
    head:
      renderToStaticMarkup(<PageHead page={page} languages={languages} />) +
      (page.kind === "profile" ? alternates(page.view, languages) : ""),
    // React puts preloads of the images before the tree, where they gain nothing because the images follow at once.
    body: renderToString(<PublicPage page={pageIn(locale, page)} />).replace(/^(?:<link [^>]*>)+/, ""),
    read,
  };
};
