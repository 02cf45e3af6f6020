import { inOurEnglish, perLanguage } from "#web/words/per-language.ts";

const long = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(inOurEnglish(language), {
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
);

/** Formats a date in the reader's time zone: `6 December 2026`. */
export const longDate = (date: Date): string => long().format(date);
