import { useRef } from "react";

/**
 * Gives the focus back to the element that had it before a dialog opened; to <main> when that is gone.
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
      // The focus has been moved already, for example by the next page.
      if (document.activeElement !== document.body) return;
      const target = opener.current?.isConnected ? opener.current : document.querySelector("main");
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
