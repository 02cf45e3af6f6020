import { keepTypedReview } from "./reviews/typed-review.ts";
import { loadPart, partFailed } from "../sheet/load-part.ts";
import { partOf } from "../sheet/part-address.ts";
import type { ShowPart } from "../sheet/part-sheet.tsx";

/** Shows the page of languages in a sheet. */
export const showLanguages: ShowPart = (place, address, lost) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const show = async (): Promise<void> => {
    try {
      place.innerHTML = await loadPart(partOf(address), signal);
      place.removeAttribute("aria-busy");
      place.focus({ preventScroll: true });
    } catch (error) {
      if (!signal.aborted) partFailed(error, address, () => lost(() => void show()));
    }
  };
  place.addEventListener("submit", keepTypedReview, { signal });
  void show();
  return () => leaving.abort();
};
