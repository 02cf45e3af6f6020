import { useEffect, useEffectEvent } from "react";

type Watcher = EventTarget & { destroy(): void };

declare global {
  interface Window {
    /** undefined in some browsers: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
    CloseWatcher?: new () => Watcher;
  }
}

/**
 * Closes an open dialog with Android's back button or gesture, as the browser does with <dialog>. Unlike useCloseOnBack of
 * the public page, which is for browsers without CloseWatcher, it adds no entry to the history.
 */
export function useCloseOnDeviceBack(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => onClose());
    return () => watcher.destroy();
  }, [isOpen]);
}
