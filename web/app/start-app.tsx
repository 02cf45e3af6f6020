import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { createQueryClient } from "#web/api/query-client.ts";
import { reloadWhenOver } from "#web/features/session/reload-when-over.ts";
import { setLanguageFromDocument } from "#texts/app/language-from-document.ts";
import { openLinksHere } from "#web/lib/in-app.ts";
import { nextTask } from "#web/lib/next-task.ts";
import { takeTurns } from "#web/lib/turn.tsx";
import { fetchFirst } from "./fetch-first.ts";
import { loadPage } from "./pages.ts";
import { isUserPath } from "#web/paths.ts";
import { Providers } from "./providers.tsx";
import { repeatEarlyTap } from "./repeat-early-tap.ts";
import { Router } from "./router.tsx";

/** Puts the app in the place of what the document shows. A link that has the focus keeps it. */
function replaceWith(element: HTMLElement, shown: HTMLElement): void {
  const { activeElement } = document;
  const href = element.contains(activeElement) ? activeElement?.getAttribute("href") : undefined;
  element.replaceWith(shown);
  if (href) shown.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
}

/**
 * Renders the app in the place of what the document shows: the pages of an account beside it and part by part, and the others,
 * which are small forms, over it. The page's code comes first, because what is seen would be replaced with a blank without it;
 * the page reports a failure of it. `onTexts`: is called once the page's texts are there. Throws where the document has no
 * root.
 */
export async function startApp(onTexts: () => void = () => {}): Promise<Root> {
  const element = document.getElementById("root");
  if (!element) throw new Error("index.html lacks #root");
  setLanguageFromDocument();
  openLinksHere();
  const client = createQueryClient();
  reloadWhenOver(client);
  // To evaluate the code, to make the calls and to render are a task each: a phone that takes long for one isn't stuck in all.
  const responses = nextTask().then(() => fetchFirst(client, location.pathname));
  await Promise.all([loadPage(location.pathname), responses]).catch(() => {});
  await nextTask();
  // Before the page's first effects, which may have something to say.
  onTexts();
  const app = (
    <StrictMode>
      <Providers client={client}>
        <Router />
      </Providers>
    </StrictMode>
  );
  if (!isUserPath(location.pathname)) {
    const root = createRoot(element);
    flushSync(() => root.render(app));
    repeatEarlyTap();
    return root;
  }
  const shown = document.createElement("div");
  shown.id = element.id;
  const root = createRoot(shown);
  await takeTurns(() => root.render(app), flushSync);
  replaceWith(element, shown);
  repeatEarlyTap();
  return root;
}
