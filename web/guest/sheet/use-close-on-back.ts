import { useCallback, useEffect, useLayoutEffect, useRef } from "react";

/** `history.state` while a sheet is open */
const OPEN = "open";

/**
 * Makes Back call `close` while this is mounted, by an entry of its own in the history. Returns the function that
 * closes it from the page, by going back over that entry.
 */
export function useCloseOnBack(close: () => void): () => void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useLayoutEffect(() => {
    const onBack = () => closing.current();
    // A reloaded page has the entry already, and gets no second one.
    if (history.state !== OPEN) history.pushState(OPEN, "");
    addEventListener("popstate", onBack);
    return () => {
      removeEventListener("popstate", onBack);
      // The entry is still there where it was unmounted without Back.
      if (history.state === OPEN) history.back();
    };
  }, []);
  return useCallback(() => {
    if (history.state === OPEN) history.back();
    else closing.current();
  }, []);
}
