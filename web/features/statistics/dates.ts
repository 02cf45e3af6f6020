import { perLanguage } from "#texts/app/per-language.ts";

const atNoon = (date: string): Date => new Date(`${date}T12:00Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((language) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }));

const short = format({ month: "short", day: "numeric" });
const long = format({ weekday: "long", month: "short", day: "numeric" });

/** Formats a date as "Nov 10". */
export const shortDay = (date: string): string => short().format(atNoon(date));
/** Formats a date as "Tuesday, Nov 10". */
export const longDay = (date: string): string => long().format(atNoon(date));
