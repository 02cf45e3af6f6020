import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 860px)");
const onWidth = (listener: () => void): (() => void) => {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
};

/** Returns whether the screen is a phone's: it has no room for tables, nor for all buttons of a row. */
export const useNarrow = (): boolean => useSyncExternalStore(onWidth, () => narrow.matches);
