import { useSyncExternalStore } from "react";

const onChange = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

/** Returns whether the device says that it has no network. */
export const useIsOffline = (): boolean => useSyncExternalStore(onChange, () => !navigator.onLine);
