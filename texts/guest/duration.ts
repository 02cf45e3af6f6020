import { intlTag, sentences } from "./format.ts";
import type { Locale } from "./locale.ts";
import type { LocaleTag } from "./regions.ts";

/** Days, hours and minutes in languages that Chromium's and Cloudflare's Intl don't know, by CLDR. */
const UNITS: Partial<Record<LocaleTag, string>> = {
  az: "gün saat dəq",
  kk: "күн сағ мин",
  sq: "ditë orë min.",
};

type Formats = Record<"day" | "hour" | "minute", { format: (count: number) => string }>;

function make(tag: LocaleTag): Formats {
  const units = UNITS[tag]?.split(" ");
  const after = (unit = "") => ({ format: (count: number) => `${count} ${unit}` });
  if (units) return { day: after(units[0]), hour: after(units[1]), minute: after(units[2]) };
  const unit = (unit: string, unitDisplay: "long" | "short" | "narrow") =>
    new Intl.NumberFormat(intlTag(tag), { style: "unit", unit, unitDisplay });
  return { day: unit("day", "long"), hour: unit("hour", "short"), minute: unit("minute", "short") };
}
// The formats are cached, because creating them is slow.
const cache = new Map<LocaleTag, Formats>();

/** Writes a duration: "2 h", "1 h 30 min", "3 days". English shortens hours to "hr", which few readers elsewhere know. */
export function durationText(locale: Locale, minutes: number): string {
  const { tag, language } = locale;
  const formats = cache.get(tag) ?? make(tag);
  cache.set(tag, formats);
  const counts = {
    day: Math.floor(minutes / 1440),
    hour: Math.floor(minutes / 60) % 24,
    minute: minutes % 60,
  };
  const parts = (["day", "hour", "minute"] as const)
    .filter((unit) => counts[unit] > 0)
    .map((unit) => formats[unit].format(counts[unit]));
  return sentences(locale, ...(language === "en" ? parts.map((part) => part.replace(/hrs?$/, "h")) : parts));
}
