import { useLayoutEffect } from "react";
import { dismissToast } from "./toast.ts";

let open = 0;

const change = (by: 1 | -1): void => {
  open += by;
  document.documentElement.classList.toggle("dialog-open", open > 0);
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
