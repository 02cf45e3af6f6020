import { useRef } from "react";

/**
 * Gives the focus back to the element that had it before a dialog opened; to <main> when that element is gone. The answered
 * functions are for a Radix dialog's content.
 */
export function useRestoreFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Something else, such as the next page, has moved the focus already.
      if (document.activeElement !== document.body) return;
      const target = opener.current?.isConnected ? opener.current : document.querySelector("main");
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
