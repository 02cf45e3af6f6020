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

// The app's own sheet has the styles that pages share, because another sheet would cost each page a request.
import.meta.glob(["./ui/*.module.css", "!./ui/{dialog*,toaster}.module.css"], { eager: true });

const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");

speakAsDocument();
const client = createQueryClient();
reloadWhenOver(client);
const answers = fetchFirst(client, location.pathname);

/** Renders the app over what the document shows. A transition is rendered in slices, so that a slow phone can scroll. */
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
// The page's code comes first, because React would replace what is seen with a blank without it. The page reports a
// failure.
void Promise.all([loadPage(location.pathname), answers])
  .then(show, show)
  // A message from the last page is shown in the words that came with this one.
  .then(startAppToasts);
