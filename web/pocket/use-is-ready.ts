import { useEffect, useState } from "react";

/** Returns whether the files of this page are on the device, so that it opens without a network. */
export function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if ("serviceWorker" in navigator) void navigator.serviceWorker.ready.then(() => setIsReady(true));
  }, []);
  return isReady;
}
