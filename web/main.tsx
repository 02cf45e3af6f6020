import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { fetchFirst } from "./app/fetch-first.ts";
import { Providers } from "./app/providers.tsx";
import { Router } from "./app/router.tsx";
import { startAppToasts } from "./app/start-app-toasts.ts";
import { reloadWhenOver } from "./features/session/reload-when-over.ts";

// The looks of what pages share are in the app's own sheet: one sheet more costs each page a request.
import.meta.glob(["./ui/*.module.css", "!./ui/{dialog*,toaster}.module.css"], { eager: true });

const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");

const client = createQueryClient();
reloadWhenOver(client);
fetchFirst(client, location.pathname);

// The document may hold the page's look, without what it does: the page takes its place in one step.
// As a transition it is rendered in slices: a slow phone scrolls meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers client={client}>
        <Router />
      </Providers>
    </StrictMode>,
  ),
);
startAppToasts();
