import { perLanguage } from "#web/words/per-language.ts";

const short = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: "medium" }));

/** An ISO 8601 date in the reader's time zone: "Dec 4, 2026". */
export const localDate = (iso: string): string => short().format(new Date(iso));

/** An address without its scheme, for reading. */
export const bareUrl = (url: string): string => url.replace(/^https?:\/\//, "");
