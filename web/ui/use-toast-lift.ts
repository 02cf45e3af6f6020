import { type RefObject, useEffect } from "react";
import { onResize } from "./on-resize.ts";

const LIFT = "--toast-lift";

/** Lifts the messages above a bar at the bottom of the screen, unless the bar `isHidden` or is part of the page's flow. */
export function useToastLift(bar: RefObject<HTMLElement | null>, isHidden = false): void {
  useEffect(() => {
    const { current } = bar;
    if (!current || isHidden) return undefined;
    const { style } = current.ownerDocument.documentElement;
    const end = onResize([current], () => {
      const isInFlow = /static|relative/.test(getComputedStyle(current).position);
      style.setProperty(LIFT, isInFlow ? "0px" : `${current.offsetHeight}px`);
    });
    return () => {
      end();
      style.removeProperty(LIFT);
    };
  }, [bar, isHidden]);
}
