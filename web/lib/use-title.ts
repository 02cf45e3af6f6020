import { useEffect } from "react";
import { BRAND } from "./brand.ts";

/** A page's name in the browser's tab, the history and search results: "Log in · Lanyard". */
export const documentTitle = (title: string): string => `${title} · ${BRAND}`;

/** Names the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
