import { useCallback, useEffect, useLayoutEffect, useRef } from "react";

/** What stands in the history while something is open over the page. */
const OPEN = "open";

/**
 * While it is mounted, the browser's Back calls `close` instead of leaving the page. Answers the other way to close: it
 * goes back too, so that no step of the history is left behind.
 */
export function useCloseOnBack(close: () => void): () => void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useLayoutEffect(() => {
    const onBack = () => closing.current();
    // A page that was loaded again has the step already.
    if (history.state !== OPEN) history.pushState(OPEN, "");
    addEventListener("popstate", onBack);
    return () => {
      removeEventListener("popstate", onBack);
      // It was closed in a way of its own.
      if (history.state === OPEN) history.back();
    };
  }, []);
  return useCallback(() => {
    if (history.state === OPEN) history.back();
    else closing.current();
  }, []);
}
