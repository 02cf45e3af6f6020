import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";
import { enhanceTips } from "./enhance-tips.ts";

/** Makes the address of the content alone, in the language of the page around it. */
function partOf(href: string): URL {
  const url = new URL(href, location.href);
  url.searchParams.set("part", "1");
  url.searchParams.set("lang", document.documentElement.lang);
  return url;
}

/** Makes the address that a form leads to. */
function targetOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value);
  return `${form.action}?${query.toString()}`;
}

/**
 * Shows the tip page in a sheet, and follows its links and forms there. Where that fails the browser goes to the page
 * itself. It fetches parts of a page as HTML, which are no calls of the API. `address`: the tip page's. Answers the
 * function that stops it.
 */
export function showTips(place: HTMLElement, address: string): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const show = async (href: string): Promise<void> => {
    place.setAttribute("aria-busy", "true");
    try {
      const response = await fetchWithTimeout(partOf(href), { signal });
      if (!response.ok) throw new Error(`the tip page answers ${response.status}`);
      place.innerHTML = await response.text();
      const step = place.querySelector<HTMLElement>(".way h2");
      const sheet = place.closest<HTMLElement>(".sheet");
      sheet?.classList.toggle("deep", step !== null);
      if (sheet) sheet.scrollTop = 0;
      (step ?? place).focus({ preventScroll: true });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      location.assign(href);
    } finally {
      place.removeAttribute("aria-busy");
    }
  };
  place.addEventListener(
    "click",
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-step]") : null;
      // These keys ask for another tab.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
}
