import { perLanguage } from "#web/words/per-language.ts";

const short = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: "medium" }));

/** An ISO 8601 date in the reader's time zone: "Dec 4, 2026". */
export const localDate = (iso: string): string => short().format(new Date(iso));

/** An address without its scheme, for reading. */
export const bareUrl = (url: string): string => url.replace(/^https?:\/\//, "");

/** A number with its noun, in English: "1 review", "12 reviews". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
