import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 860px)");
const onWidth = (listener: () => void): (() => void) => {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
};

/** Whether the screen is a phone's: a row has no room for all of its buttons. */
export const useNarrow = (): boolean => useSyncExternalStore(onWidth, () => narrow.matches);
