import { useEffect, useSyncExternalStore } from "react";

let held = 0;
const listeners = new Set<() => void>();

function hold(change: 1 | -1): void {
  held += change;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps the page when the session ends, while this is mounted and has something typed: it must not be lost. */
export function useHoldPage(isTyped = true): void {
  useEffect(() => {
    if (!isTyped) return undefined;
    hold(1);
    return () => hold(-1);
  }, [isTyped]);
}

/** Returns whether something is open that must not be lost. */
export const useIsPageHeld = (): boolean => useSyncExternalStore(subscribe, () => held > 0);
