import { hydrateRoot } from "react-dom/client";
import { setLanguageFromDocument } from "#texts/app/language-from-document.ts";
import { startToasts } from "#web/ui/start-toasts.ts";
import { Landing, type LandingState } from "./landing.tsx";

const root = document.getElementById("root");
const state = document.getElementById("state");
if (!root || !state) throw new Error("the landing page came without #root or #state");

const page: LandingState = JSON.parse(state.textContent ?? "");
setLanguageFromDocument(page.texts);
startToasts();
// Hydration is a task of its own, so that a phone can react to a touch before it.
setTimeout(() => {
  hydrateRoot(root, <Landing {...page} />);
  window.tapped?.click();
});
