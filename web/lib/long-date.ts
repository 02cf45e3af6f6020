import { appLanguage } from "#web/words/t.ts";

/** A date in the reader's time zone and the app's language: `6 December 2026`. */
export function longDate(date: Date): string {
  // In English the day comes first.
  const locale = appLanguage() === "en" ? "en-GB" : appLanguage();
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" }).format(date);
}
