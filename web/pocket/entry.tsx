import { createRoot } from "react-dom/client";
import { registerPocketWorker } from "#web/lib/pocket-worker.ts";
import { Pocket } from "./pocket.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("pocket mode came without #root");
root.replaceChildren();
createRoot(root).render(<Pocket />);

if ("serviceWorker" in navigator)
  // Only this page's: no tourist's page is ever behind it.
  registerPocketWorker().catch((error: unknown) => console.warn(error));
