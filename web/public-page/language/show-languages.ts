import { fetchWithTimeout } from "#web/api/fetch-with-timeout.ts";
import { keepTypedReview } from "../reviews/typed-review.ts";

/**
 * Shows the page of languages in a sheet. Where that fails the browser goes to the page itself. Answers the function that
 * stops it. It fetches a part of a page as HTML, which is no call of the API.
 */
export function showLanguages(place: HTMLElement, address: string): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const show = async (): Promise<void> => {
    try {
      const response = await fetchWithTimeout(`${address}&part=1&lang=${document.documentElement.lang}`, {
        signal,
      });
      if (!response.ok) throw new Error(`the page of languages answers ${response.status}`);
      place.innerHTML = await response.text();
      place.removeAttribute("aria-busy");
      place.focus({ preventScroll: true });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      location.assign(address);
    }
  };
  place.addEventListener("submit", keepTypedReview, { signal });
  void show();
  return () => leaving.abort();
}
