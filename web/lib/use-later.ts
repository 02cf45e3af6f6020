import { useEffect, useState } from "react";
import { useFirstTouch } from "./use-first-touch.ts";

/**
 * Returns code that is advice only, once it is wanted and somebody has touched the page; undefined until then, and where
 * it can't be loaded. `load` must stay the same function.
 */
export function useLater<Code>(load: () => Promise<Code>, isWanted: boolean): Code | undefined {
  const [loaded, setLoaded] = useState<Code>();
  const isTouched = useFirstTouch();
  const isDue = isTouched && isWanted;
  useEffect(() => {
    if (isDue) load().then((code) => setLoaded(() => code), console.warn);
  }, [isDue, load]);
  return loaded;
}
