import { useEffect, useRef } from "react";

/** What had the focus before the dialog that goes in this moment: what takes its place gives the focus back there, too. */
let left: Element | null = null;

/**
 * Gives the focus back to the element that had it before a dialog opened; to <main> when that element is gone. The
 * returned functions are for a Radix dialog's content.
 */
export function useRestoreFocus() {
  const opener = useRef<Element | null>(null);
  useEffect(
    () => () => {
      left = opener.current;
      setTimeout(() => (left = null));
    },
    [],
  );
  return {
    remember: () => {
      const { activeElement, body } = document;
      opener.current = activeElement === body ? (left ?? body) : activeElement;
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
