import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Scrolls to the section that the address's hash names, and puts the focus there; again at every click. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === "" ? null : document.getElementById(hash.slice(1));
    if (!section) return;
    section.focus({ preventScroll: true });
    section.scrollIntoView();
  }, [hash, key]);
}
