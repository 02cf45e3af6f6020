import { hydrateRoot } from "react-dom/client";
import { startToasts } from "#web/ui/start-toasts.ts";
import { lazyParts } from "./lazy-parts.ts";
import { localeOfPage, type PageState } from "./page-state.ts";
import { PublicPage } from "./page.tsx";

const root = document.getElementById("root");
const state = document.getElementById("state");
if (!root || !state) throw new Error("the public page came without #root or #state");

const page: PageState = JSON.parse(state.textContent ?? "");
startToasts(localeOfPage(page).words);
// Its own task: the phone can answer a touch before it.
setTimeout(() => {
  hydrateRoot(root, <PublicPage page={page} parts={lazyParts} />);
  window.tapped?.click();
});
