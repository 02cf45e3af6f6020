import type { MouseEvent } from "react";

/** Makes a link to a page open its sheet instead, unless the keys ask for another tab. Without `open` it stays a link. */
export const opensSheet = (open: (() => void) | undefined) => (event: MouseEvent) => {
  if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open();
};
