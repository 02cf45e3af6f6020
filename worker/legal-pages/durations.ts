import { DAY, HOUR, MINUTE, SECOND } from "#schema/durations.ts";
import { type AccountLanguage, tagOf } from "#locales/languages.ts";
import { withBritishEnglish } from "#texts/speech.ts";

const UNITS = [
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
] as const;

/** Writes a number of units: "14 days", "1 hour". */
export const inUnits = (
  count: number,
  unit: "month" | "day" | "hour" | "minute" | "second",
  language: AccountLanguage = "en",
): string =>
  new Intl.NumberFormat(withBritishEnglish(tagOf(language)), {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(count);

/** Writes a duration (ms) in the largest unit that has no remainder. */
export function inWords(duration: number, language?: AccountLanguage): string {
  const [size, unit] = UNITS.find(([size]) => duration % size === 0) ?? ([SECOND, "second"] as const);
  return inUnits(Math.ceil(duration / size), unit, language);
}
