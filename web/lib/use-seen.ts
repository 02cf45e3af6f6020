import { type RefObject, useEffect, useState } from "react";

/** Asks for the whole element to be in sight, with a margin for rounding. */
export const WHOLLY = { threshold: 0.98 };

/** Returns whether an element has been in sight, for what is loaded only then. */
export function useSeen(element: RefObject<Element | null>, options: IntersectionObserverInit): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isSeen || !current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    }, options);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isSeen, options]);
  return isSeen;
}
