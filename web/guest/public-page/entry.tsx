import { hydrateRoot } from "react-dom/client";
import { openLinksHere } from "#web/lib/in-app.ts";
import { reportEvents } from "#web/lib/report-events.ts";
import { paths } from "#web/paths.ts";
import { startToasts } from "#web/ui/start-toasts.ts";
import { keepPage } from "../sheet/keep-page.ts";
import { showOwnAddress } from "../parts/own-address.ts";
import { isAsGuest } from "./owner/as-guest.ts";
import { lazyChunks, loadSheets } from "./lazy-chunks.ts";
import { localeOfPage, type PageState, uniqueIdOf } from "./page-state.ts";
import { PublicPage } from "./page.tsx";

const root = document.getElementById("root");
const state = document.getElementById("state");
if (!root || !state) throw new Error("the public page came without #root or #state");

const page: PageState = JSON.parse(state.textContent ?? "");
const scanned = location.pathname;
showOwnAddress(paths.profile(uniqueIdOf(page)));
if (!isAsGuest()) reportEvents();
openLinksHere();
const { texts } = localeOfPage(page);
startToasts(texts);
keepPage(texts.noNetwork);
// Hydration is a task of its own, so that a phone can react to a touch before it.
setTimeout(() => {
  hydrateRoot(root, <PublicPage page={page} chunks={lazyChunks} />);
  if (window.tapped) window.tapped.click();
  // What the mark of a code opens is known there; few addresses end so.
  else if (/-r\/?$/i.test(scanned))
    lazyChunks.reviewCode().then(({ openReviews }) => openReviews(scanned), console.warn);
  // What the guest sees comes first.
  if (document.readyState === "complete") loadSheets();
  else addEventListener("load", loadSheets, { once: true });
});
