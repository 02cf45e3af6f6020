import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { Providers } from "./app/providers.tsx";
import { Router } from "./app/router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const client = createQueryClient();
// A page the browser kept and brings back may show somebody who has left since.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) void client.invalidateQueries();
});

createRoot(root).render(
  <StrictMode>
    <Providers client={client}>
      <Router />
    </Providers>
  </StrictMode>,
);
