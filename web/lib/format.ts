import { perLanguage } from "#texts/app/per-language.ts";

const short = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: "medium" }));

/** Formats an ISO 8601 date in the reader's time zone: "Dec 4, 2026". */
export const localDate = (iso: string): string => short().format(new Date(iso));

/** Removes the scheme of an address, for reading. */
export const bareUrl = (url: string): string => url.replace(/^https?:\/\//, "");
