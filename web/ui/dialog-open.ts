import { useLayoutEffect } from "react";

let open = 0;

const change = (by: 1 | -1): void => {
  open += by;
  document.documentElement.classList.toggle("dialog-open", open > 0);
};

/** Tells the styles that a dialog is open: on phones the messages then come at the top, away from its buttons. */
export function useDialogOpen(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}
