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
    const Known = window.CloseWatcher;
    let watcher: Watcher | undefined;
    const watch = () => {
      watcher = new Known();
      watcher.addEventListener(
        "close",
        () => {
          watcher = undefined;
          onClose();
          // That was the end of this one, but a dialog may stay: it asks before what was typed is lost, or is saving.
          if (isMounted) watch();
        },
        { once: true },
      );
    };
    let isMounted = true;
    watch();
    return () => {
      isMounted = false;
      watcher?.destroy();
    };
  }, [isOpen]);
}
