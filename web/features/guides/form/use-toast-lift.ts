import { type RefObject, useEffect } from "react";

/** Lifts messages above a bar at the bottom of the window for as long as it is there. */
export function useToastLift(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty("--toast-lift", `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--toast-lift");
    };
  }, [bar]);
}
