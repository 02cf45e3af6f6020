import { useEffect } from "react";
import { BRAND } from "#schema/brand.ts";

/** Makes the document's title: "Log in · Lanyard". */
export const documentTitle = (title: string): string => `${title} · ${BRAND}`;

/** Sets the document's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
