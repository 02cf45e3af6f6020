import { useEffect, useEffectEvent } from "react";

type Watcher = EventTarget & { destroy(): void };

declare global {
  interface Window {
    /** not in every browser: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
    CloseWatcher?: new () => Watcher;
  }
}

/**
 * Closes an open dialog when the device asks for it: Android's back button or gesture, as with the browser's own
 * `<dialog>`. The history knows nothing of it, so going back means the same to everybody else as before.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => onClose());
    return () => watcher.destroy();
  }, [isOpen]);
}
