import { useCallback, useEffect, useRef, useState } from "react";
import { retryOnline } from "./retry-online.ts";

/**
 * Tries again by itself what found the device offline, once it is back. Nothing is tried any more once the page is left,
 * or once `scope` changes: who is signed in, and where they are.
 */
export function useRetryOnline(scope: string) {
  const [isWaiting, setWaiting] = useState(false);
  const network = useRef<ReturnType<typeof retryOnline>>(undefined);
  const end = useCallback(() => {
    network.current?.stop();
    network.current = undefined;
    setWaiting(false);
  }, []);
  useEffect(() => end, [end, scope]);
  useEffect(() => {
    addEventListener("pagehide", end);
    return () => removeEventListener("pagehide", end);
  }, [end]);
  return {
    /** whether something is tried again without anybody's doing */
    isWaiting,
    /** Gives up what was waiting, because somebody begins anew. */
    begin: (): void => {
      end();
      network.current = retryOnline((again) => setWaiting(again !== null));
    },
    /** Takes what got no response. Returns whether it is tried again by itself. */
    lost: (retry: () => void): boolean => {
      if (network.current?.lost(retry)) return true;
      end();
      return false;
    },
  };
}
