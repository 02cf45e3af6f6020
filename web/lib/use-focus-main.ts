import { useEffect } from "react";

/**
 * Moves the focus to the content once a screen has taken another one's place at the same address: what had the focus is
 * gone, and the heading is read out. `screen`: what was shown last; undefined or false for what the page began with.
 */
export function useFocusMain(screen: unknown): void {
  useEffect(() => {
    if (screen) document.querySelector("main")?.focus();
  }, [screen]);
}
