import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { alternates, PageHead } from "./document-head.tsx";
import type { PageState } from "./page-state.ts";
import { PublicPage } from "./page.tsx";

/** The public page as HTML. In a build it runs on Preact, like the browser that hydrates it (vite.config.ts). */
export const publicPageHtml = (page: PageState): { head: string; body: string } => ({
  head:
    renderToStaticMarkup(<PageHead page={page} />) + (page.kind === "profile" ? alternates(page.view) : ""),
  // React asks for the pictures ahead of the tree that shows them: nothing is gained so close to them.
  body: renderToString(<PublicPage page={page} />).replace(/^(?:<link [^>]*>)+/, ""),
});
