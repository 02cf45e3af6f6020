import { loadPart, partFailed } from "#web/public-page/sheet/load-part.ts";
import type { ShowPart } from "#web/public-page/sheet/part-sheet.tsx";
import { enhanceTips } from "./enhance-tips.ts";
import { partOf, targetOf } from "./tip-address.ts";

/** Shows the tip page in a sheet, and follows its links and forms there. `address`: the tip page's. */
export const showTips: ShowPart = (place, address, lost) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const show = async (href: string): Promise<void> => {
    place.setAttribute("aria-busy", "true");
    try {
      place.innerHTML = await loadPart(partOf(href), signal);
      const step = place.querySelector<HTMLElement>(".way h2");
      const sheet = place.closest<HTMLElement>(".sheet");
      sheet?.classList.toggle("deep", step !== null);
      if (sheet) sheet.scrollTop = 0;
      (step ?? place).focus({ preventScroll: true });
    } catch (error) {
      if (!signal.aborted) partFailed(error, href, () => lost(() => void show(href)));
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
      void show(link.href);
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
