import { appLanguage } from "#web/words/t.ts";

/** An ISO 8601 date in the reader's time zone and the app's language: "Dec 4, 2026". */
export const localDate = (iso: string): string =>
  new Intl.DateTimeFormat(appLanguage(), { dateStyle: "medium" }).format(new Date(iso));

/** An address without its scheme, for reading. */
export const bareUrl = (url: string): string => url.replace(/^https?:\/\//, "");

/** A number with its noun, in English: "1 review", "12 reviews". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
