import { directionOf } from "#web/i18n/languages.ts";
import { appLanguage } from "./t.ts";

/** Attributes of what speaks the app's language on a page that may speak another. */
export const inAppLanguage = (): { lang: string; dir: "ltr" | "rtl" } => ({
  lang: appLanguage(),
  dir: directionOf(appLanguage()),
});
