import { useEffect, useState } from "react";

const TOUCHES = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

/** Returns whether someone has done anything on the page since this was mounted. What is of use only then can load then. */
export function useFirstTouch(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const first = new AbortController();
    const touch = () => {
      first.abort();
      setTouched(true);
    };
    for (const name of TOUCHES)
      addEventListener(name, touch, { capture: true, passive: true, signal: first.signal });
    return () => first.abort();
  }, []);
  return isTouched;
}
