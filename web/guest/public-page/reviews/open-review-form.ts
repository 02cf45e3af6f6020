/**
 * Brings the review form into view and its heading into focus, for a code that opens it. Where reviews are off there is none.
 * A guest who types already stays where they are.
 */
export function openReviewForm(): void {
  const form = document.getElementById("review");
  const heading = form?.querySelector("h3");
  if (!form || !heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
  form.scrollIntoView();
}
