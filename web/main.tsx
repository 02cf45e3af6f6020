import { lazy, StrictMode, Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { ErrorBoundary } from "./app/error-boundary.tsx";
import { Providers } from "./app/providers.tsx";
import { readRenderedState } from "./app/rendered-state.ts";
import { Router } from "./app/router.tsx";
import { hasSessionHint } from "./features/session/hint.ts";
import { sessionQuery } from "./features/session/queries.ts";

const Toaster = lazy(async () => ({ default: (await import("./ui/toaster.tsx")).Toaster }));

const root = document.getElementById("root");
const messages = document.getElementById("messages");
if (!root || !messages) throw new Error("index.html lacks #root or #messages");

const client = createQueryClient();
// A page the browser kept and brings back may show somebody who has left since.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  const user = client.getQueryData(sessionQuery().queryKey);
  // Its user logged out or in as it was left: what it shows is over.
  const isOver = user === undefined || (user === null && hasSessionHint(document.cookie));
  if (isOver) location.reload();
  else void client.invalidateQueries();
});

const state = readRenderedState();
const app = (
  <StrictMode>
    <Providers client={client} rendered={state?.rendered}>
      <Router address={state?.address ?? `${location.origin}/`} />
    </Providers>
  </StrictMode>
);
if (state) hydrateRoot(root, app);
else createRoot(root).render(app);

// A tree of its own, because the page's is hydrated as the server rendered it.
createRoot(messages).render(
  <ErrorBoundary silent>
    <Suspense>
      <Toaster />
    </Suspense>
  </ErrorBoundary>,
);
