import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Moves the focus to the heading of each new page, and scrolls to its top. */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The page itself scrolls to the section that a hash names.
    if (hash !== "") return;
    const target = document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
    // The browser restores the place when someone goes back or forward.
    if (type !== "POP") window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, type]);
}
