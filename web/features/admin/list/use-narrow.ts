import { useSyncExternalStore } from "react";

const narrow = window.matchMedia("(max-width: 860px)");

const subscribe = (listener: () => void) => {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
};

/** Whether the screen is too narrow for a table. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
