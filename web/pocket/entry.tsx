import { createRoot } from "react-dom/client";
import { registerPocketWorker } from "#web/lib/pocket-worker.ts";
import { setLanguageFromDocument } from "#texts/app/language-from-document.ts";
import { Pocket } from "./pocket.tsx";

const root = document.getElementById("root");
const state = document.getElementById("state");
if (!root || !state) throw new Error("pocket mode came without #root or #state");
setLanguageFromDocument(JSON.parse(state.textContent ?? ""));
root.replaceChildren();
createRoot(root).render(<Pocket />);

if ("serviceWorker" in navigator)
  // Its scope is this page, so it never serves a guest's page.
  registerPocketWorker().catch((error: unknown) => console.warn(error));
