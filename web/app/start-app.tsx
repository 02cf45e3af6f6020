import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createQueryClient } from "#web/api/query-client.ts";
import { reloadWhenOver } from "#web/features/session/reload-when-over.ts";
import { setLanguageFromDocument } from "#texts/app/language-from-document.ts";
import { openLinksHere } from "#web/lib/in-app.ts";
import { nextTask } from "#web/lib/next-task.ts";
import { takeTurns } from "#web/lib/turn.tsx";
import { fetchFirst } from "./fetch-first.ts";
import { loadPage } from "./pages.ts";
import { Providers } from "./providers.tsx";
import { repeatEarlyTap } from "./repeat-early-tap.ts";
import { Router } from "./router.tsx";

/**
 * Renders the app beside what the document shows, and puts it in its place. The page's code comes first, because what is seen
 * would be replaced with a blank without it; the page reports a failure of it. Throws where the document has no root.
 */
export async function startApp(): Promise<Root> {
  const element = document.getElementById("root");
  if (!element) throw new Error("index.html lacks #root");
  setLanguageFromDocument();
  openLinksHere();
  const client = createQueryClient();
  reloadWhenOver(client);
  // To evaluate the code, to make the calls and to render are a task each: a phone that takes long for one isn't stuck in all.
  const answers = nextTask().then(() => fetchFirst(client, location.pathname));
  await Promise.all([loadPage(location.pathname), answers]).catch(() => {});
  await nextTask();
  const shown = document.createElement("div");
  shown.id = element.id;
  const root = createRoot(shown);
  await takeTurns(() =>
    root.render(
      <StrictMode>
        <Providers client={client}>
          <Router />
        </Providers>
      </StrictMode>,
    ),
  );
  element.replaceWith(shown);
  repeatEarlyTap();
  return root;
}
