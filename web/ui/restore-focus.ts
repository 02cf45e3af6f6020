import { useRef } from "react";

/**
 * Gives the focus back to what had it before a dialog opened; to the page's main part when that is gone.
 * Spread the result on a Radix dialog's content.
 */
export function useRestoreFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Somebody has moved the focus on already, to the next page for one.
      if (document.activeElement !== document.body) return;
      const target = opener.current?.isConnected ? opener.current : document.querySelector("main");
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
