import { openedAt } from "#schema/code-marks.ts";

/**
 * Brings the review form into view and its heading into focus, where the scanned address is of a code that opens it. Where
 * reviews are off there is no form. A guest who types already stays where they are.
 */
export function openReviews(scanned: string): void {
  const heading = document.querySelector<HTMLElement>("#review h3");
  if (openedAt(scanned) !== "reviews" || !heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
  document.getElementById("reviews")?.scrollIntoView();
}
