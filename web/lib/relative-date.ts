import { perLanguage } from "#texts/app/per-language.ts";
import { t } from "#texts/app/t.ts";

const relative = perLanguage((language) => new Intl.RelativeTimeFormat(language));
/** seconds in each unit, the longest first */
const UNITS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;
const exact = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }),
);

const isDate = (date: Date) => !Number.isNaN(date.getTime());

/** Formats the distance in the largest unit that fits at least once, rounded down. */
function distanceFromNow(date: Date): string {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, length] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? UNITS[5];
  return relative().format(Math.trunc(seconds / length), unit);
}

/**
 * Formats how far an ISO 8601 date is from now: "5 months ago", "in 9 days". 'N/A' without one, 'Invalid date' for no
 * date.
 */
export function relativeDate(iso: string | null | undefined): string {
  if (!iso) return t("N/A");
  const date = new Date(iso);
  return isDate(date) ? distanceFromNow(date) : t("Invalid date");
}

/** Formats date and time in the reader's time zone: "Dec 4, 2026, 12:00 PM"; undefined for no date. */
export function exactDate(iso: string | null | undefined): string | undefined {
  const date = new Date(iso ?? "");
  return isDate(date) ? exact().format(date) : undefined;
}
