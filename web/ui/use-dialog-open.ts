import { useLayoutEffect } from "react";
import { dismissToast } from "./toast.ts";

let open = 0;

const change = (by: 1 | -1): void => {
  const { classList, clientWidth, style } = document.documentElement;
  const hasScrollbar = innerWidth > clientWidth;
  const wasOpen = open > 0;
  open += by;
  classList.toggle("dialog-open", open > 0);
  if (wasOpen === open > 0) return;
  // The page behind a dialog stays where it is, and keeps the room of its scrollbar, if it has one.
  style.overflow = wasOpen ? "" : "hidden";
  style.setProperty("scrollbar-gutter", hasScrollbar && !wasOpen ? "stable" : "");
};

/** Marks the document while a dialog is open. Phones then show messages at the top, away from the dialog's buttons. */
export function useDialogOpen(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // An earlier message is closed, because it would lie over the dialog.
    dismissToast();
    change(1);
    return () => change(-1);
  }, [isOpen]);
}
