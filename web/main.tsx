import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { EarlyTap } from "./app/early-tap.tsx";
import { fetchFirst } from "./app/fetch-first.ts";
import { loadPage } from "./app/pages.ts";
import { Providers } from "./app/providers.tsx";
import { Router } from "./app/router.tsx";
import { startAppToasts } from "./app/start-app-toasts.ts";
import { reloadWhenOver } from "./features/session/reload-when-over.ts";
import { speakAsDocument } from "./words/speak-as-document.ts";

// The looks of what pages share are in the app's own sheet: one sheet more costs each page a request.
import.meta.glob(["./ui/*.module.css", "!./ui/{dialog*,toaster}.module.css"], { eager: true });

const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");

speakAsDocument();
const client = createQueryClient();
reloadWhenOver(client);
const answers = fetchFirst(client, location.pathname);

/** Takes the place of what the document shows, as a transition: it is rendered in slices, a slow phone scrolls meanwhile. */
const show = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers client={client}>
          <Router />
          <EarlyTap />
        </Providers>
      </StrictMode>,
    ),
  );
// The page's code comes first: without it React would replace what is seen with a blank. The page itself says when that fails.
void Promise.all([loadPage(location.pathname), answers])
  .then(show, show)
  // A message that waits is said in the words that came with the page.
  .then(startAppToasts);
