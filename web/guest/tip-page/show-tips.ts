import { loadPart, partFailed, PartRefused } from "../sheet/load-part.ts";
import { partOf } from "../sheet/part-address.ts";
import type { ShowPart } from "../sheet/part-sheet.tsx";
import { askOnReturn, askWhetherItWorked } from "./did-it-work.ts";
import { enhanceTips } from "./enhance-tips.ts";
import { targetOf } from "../sheet/form-address.ts";

/** What has the focus again when the list comes anew, by where the guest was. */
const SAME = [
  { within: ".amounts", again: "a.amount[aria-current]" },
  { within: ".banks", again: "[name=bank]" },
];

/** Fills a place with the list, or with a way's own step. `touched`: what asked for it. Safari focuses no link and no button. */
function fill(place: HTMLElement, html: string, touched?: Element): void {
  const same = SAME.find(({ within }) => touched?.closest(within));
  place.innerHTML = html;
  const step = place.querySelector<HTMLElement>(".way h2");
  const sheet = place.closest<HTMLElement>(".sheet");
  sheet?.classList.toggle("deep", step !== null);
  if (sheet) sheet.scrollTop = 0;
  if (!askWhetherItWorked())
    (step ?? (same && place.querySelector<HTMLElement>(same.again)) ?? place).focus({ preventScroll: true });
}

/** Adds the amounts and the question to a menu, and leaves its links alone, of which one may have the focus, or be about to be tapped. */
function addAmounts(menu: Element, place: HTMLElement, html: string): void {
  const part = new DOMParser().parseFromString(html, "text/html");
  const style = part.querySelector("style");
  if (style) place.insertBefore(style, menu);
  for (const more of [".no-bank", ".amounts", ".lead", ".question"]) {
    const shown = part.querySelector(more);
    if (shown) menu.insertBefore(shown, menu.firstChild);
  }
  askWhetherItWorked();
}

/** Opens the sheet again, as its button does, which counts no tap. Guests alone have it. */
function reopen(): void {
  const button = document.querySelector<HTMLElement>(".pub:not(.owned) #support .btn");
  const event = button?.dataset.event;
  if (!button || event === undefined) return;
  delete button.dataset.event;
  button.click();
  button.dataset.event = event;
}

/** Closes the sheet, and goes to the review form. */
function showReview(place: HTMLElement): void {
  const show = (): void => {
    const form = document.querySelector("#review");
    const heading = form?.querySelector("h3");
    form?.scrollIntoView();
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  };
  // The sheet gives the focus back while it closes.
  addEventListener("popstate", () => setTimeout(show), { once: true });
  place.closest(".sheet")?.querySelector<HTMLElement>(".x")?.click();
}

askOnReturn(reopen);

/** Marks an amount as soon as it is tapped. Returns what takes that back: the ways may not get it. */
function choose(amount: HTMLAnchorElement): () => void {
  const amounts = [...(amount.closest(".amounts")?.querySelectorAll("a.amount") ?? [])];
  const before = amounts.find((one) => one.hasAttribute("aria-current"));
  const mark = (chosen: Element | undefined) => {
    for (const one of amounts) one.removeAttribute("aria-current");
    chosen?.setAttribute("aria-current", "true");
  };
  mark(amount);
  return () => mark(before);
}

/**
 * Shows the tip page in a sheet, and follows its links and forms there. `address`: the tip page's. A menu of links that is
 * there before it comes can be used meanwhile, and stays where the server refuses the page.
 */
export const showTips: ShowPart = (place, address, lost) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  let menu = place.querySelector(".tips");
  /** what was asked for last; what was asked before is given up, whichever response is there first */
  let last: { takeBack?: (() => void) | undefined } = {};
  const show = async (href: string, touched?: Element): Promise<void> => {
    last.takeBack?.();
    const isAmount = touched instanceof HTMLAnchorElement && touched.matches(".amount");
    const asked: typeof last = { takeBack: isAmount ? choose(touched) : undefined };
    last = asked;
    const isOver = (): boolean => signal.aborted || asked !== last;
    if (!menu) place.setAttribute("aria-busy", "true");
    try {
      const html = await loadPart(partOf(href), signal);
      if (isOver()) return;
      asked.takeBack = undefined;
      if (menu) addAmounts(menu, place, html);
      else fill(place, html, touched);
      menu = null;
    } catch (error) {
      if (isOver()) return;
      asked.takeBack?.();
      asked.takeBack = undefined;
      if (menu && error instanceof PartRefused) console.error(error);
      else partFailed(error, href, () => lost(() => void show(href, touched)));
    } finally {
      if (!isOver()) place.removeAttribute("aria-busy");
    }
  };
  place.addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("[data-review]")) {
        event.preventDefault();
        showReview(place);
        return;
      }
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-step]") : null;
      // A way waits for the amount that is being typed. These keys ask for another tab.
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void show(link.href, link);
    },
    { signal },
  );
  place.addEventListener(
    "submit",
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      void show(targetOf(event.target), event.target);
    },
    { signal },
  );
  enhanceTips(place);
  void show(address);
  return () => leaving.abort();
};
