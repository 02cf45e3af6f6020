import { useEffect } from "react";
import { BRAND } from "./brand.ts";

/** Names the page in the browser's tab and history: "Log in · Lanyard". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === BRAND ? BRAND : `${title} · ${BRAND}`;
  }, [title]);
}
