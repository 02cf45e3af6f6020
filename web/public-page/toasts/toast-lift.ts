import { type RefObject, useEffect } from "react";

const LIFT = "--toast-lift";

/** Lifts the messages above a bar at the bottom of the screen, while it is there: not `away`, and not in the page's flow. */
export function useToastLift(bar: RefObject<HTMLElement | null>, away = false): void {
  useEffect(() => {
    const { current } = bar;
    if (!current || away || getComputedStyle(current).position === "static") return undefined;
    const { style } = current.ownerDocument.documentElement;
    style.setProperty(LIFT, `${current.offsetHeight}px`);
    return () => void style.removeProperty(LIFT);
  }, [bar, away]);
}
