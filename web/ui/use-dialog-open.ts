import { useLayoutEffect } from "react";
import { countDialog } from "./open-dialogs.ts";
import { dismissToast } from "./toast.ts";

/** Marks the document while a dialog is open. Phones then show messages at the top, away from the dialog's buttons. */
export function useDialogOpen(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // An earlier message is closed, because it would lie over the dialog.
    dismissToast();
    countDialog(1);
    return () => countDialog(-1);
  }, [isOpen]);
}
