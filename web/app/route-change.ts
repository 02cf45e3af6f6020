import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Moves the focus to the heading of a page that took the place of another, and starts it at its top. */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A section asked for by its hash is the page's own matter.
    if (hash !== "") return;
    const target = document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
    // Going back and forth, the browser remembers the place.
    if (type !== "POP") window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, type]);
}
