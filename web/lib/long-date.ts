import { perLanguage } from "#texts/app/per-language.ts";
import { withBritishEnglish } from "#texts/speech.ts";

const long = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(withBritishEnglish(language), {
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
);

/** Formats a date in the reader's time zone: `6 December 2026`. */
export const longDate = (date: Date): string => long().format(date);
