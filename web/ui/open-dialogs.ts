let open = 0;

/** Counts a dialog that opens (1) or closes (-1), and marks the document while one is open. */
export function countDialog(by: 1 | -1): void {
  const { classList, clientWidth, style } = document.documentElement;
  const hasScrollbar = innerWidth > clientWidth;
  const wasOpen = open > 0;
  open += by;
  classList.toggle("dialog-open", open > 0);
  if (wasOpen === open > 0) return;
  // The page behind a dialog stays where it is, and keeps the room of its scrollbar, if it has one.
  style.overflow = wasOpen ? "" : "hidden";
  style.setProperty("scrollbar-gutter", hasScrollbar && !wasOpen ? "stable" : "");
}
