import { useEffect, useState } from "react";

/** Whether the files of this page are on the device: it opens without a network then. */
export function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if ("serviceWorker" in navigator) void navigator.serviceWorker.ready.then(() => setIsReady(true));
  }, []);
  return isReady;
}
