import { createContext, useContext } from "react";
import type { Locale } from "./locale.ts";

export const LocaleContext = createContext<Locale | undefined>(undefined);

/** Returns the page's language and its words. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error("no locale around");
  return locale;
}
