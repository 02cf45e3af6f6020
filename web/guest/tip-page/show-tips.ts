import { loadPart, partFailed, PartRefused } from "../sheet/load-part.ts";
import type { ShowPart } from "../sheet/part-sheet.tsx";
import { enhanceTips } from "./enhance-tips.ts";
import { partOf, targetOf } from "./tip-address.ts";

/** Fills a place with the list, or with a way's own step. */
function fill(place: HTMLElement, html: string): void {
  place.innerHTML = html;
  const step = place.querySelector<HTMLElement>(".way h2");
  const sheet = place.closest<HTMLElement>(".sheet");
  sheet?.classList.toggle("deep", step !== null);
  if (sheet) sheet.scrollTop = 0;
  (step ?? place).focus({ preventScroll: true });
}

/** Adds the amounts to a menu and leaves its links alone, of which one may have the focus, or be about to be tapped. */
function addAmounts(menu: Element, place: HTMLElement, html: string): void {
  const part = new DOMParser().parseFromString(html, "text/html");
  const [style, amounts] = part.querySelectorAll("style, .amounts");
  if (!style || !amounts) return;
  place.insertBefore(style, menu);
  menu.insertBefore(amounts, menu.firstChild);
}

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
  const show = async (href: string, takeBack?: () => void): Promise<void> => {
    if (!menu) place.setAttribute("aria-busy", "true");
    try {
      const html = await loadPart(partOf(href), signal);
      if (menu) addAmounts(menu, place, html);
      else fill(place, html);
      menu = null;
    } catch (error) {
      if (signal.aborted) return;
      takeBack?.();
      if (menu && error instanceof PartRefused) console.error(error);
      else partFailed(error, href, () => lost(() => void show(href)));
    } finally {
      place.removeAttribute("aria-busy");
    }
  };
  place.addEventListener(
    "click",
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-step]") : null;
      // A way waits for the amount that is being typed. These keys ask for another tab.
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void show(link.href, link.matches(".amount") ? choose(link) : undefined);
    },
    { signal },
  );
  place.addEventListener(
    "submit",
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      void show(targetOf(event.target));
    },
    { signal },
  );
  enhanceTips(place);
  void show(address);
  return () => leaving.abort();
};
