import { useEffect, useState } from "react";

/** Keeps the screen on while the page is seen, where the browser can. Returns whether it does. */
export function useWakeLock(): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const hold = async () => {
      // A hidden page has lost its lock, and asks again when it is seen.
      if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (left) return void lock.release();
        setIsHeld(true);
        lock.addEventListener("release", () => setIsHeld(false));
      } catch {
        // The browser may refuse, for example to save the battery.
        setIsHeld(false);
      }
    };
    const ask = () => void hold();
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
  return isHeld;
}
