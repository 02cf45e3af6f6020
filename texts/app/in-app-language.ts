import { directionOf } from "#locales/languages.ts";
import { appLocale } from "./t.ts";

/** Returns the attributes of elements in the app's language, on a page that may be in another. */
export function inAppLanguage(): { lang: string; dir: "ltr" | "rtl" } {
  const [lang = ""] = appLocale().split("-u-");
  return { lang, dir: directionOf(lang) };
}
