import { useLayoutEffect } from "react";
import { dismissToast } from "./toast.ts";

let open = 0;

const change = (by: 1 | -1): void => {
  open += by;
  document.documentElement.classList.toggle("dialog-open", open > 0);
};

/** Tells the styles that a dialog is open: on phones the messages then come at the top, away from its buttons. */
export function useDialogOpen(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // What was said before would lie over it.
    dismissToast();
    change(1);
    return () => change(-1);
  }, [isOpen]);
}
