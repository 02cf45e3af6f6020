import { accountLanguageOf, readingDirection } from "#schema/language.ts";
import { appLanguage } from "./t.ts";

/** Attributes of what speaks the app's language on a page that may speak another. */
export function inAppLanguage(): { lang: string; dir: "ltr" | "rtl" } {
  const [lang = ""] = appLanguage().split("-u-");
  return { lang, dir: readingDirection(accountLanguageOf(lang) ?? "en") };
}
