import { useEffect, useState } from "react";

/** Counts seconds down to 0, from `seconds` on each `start`; 0 before the first. */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return { left, start };
}
