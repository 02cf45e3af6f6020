import { intlTag, sentences } from "./format.ts";
import type { Locale } from "./locale.ts";
import type { LocaleTag } from "./regions.ts";

const make = (tag: LocaleTag) => {
  const unit = (unit: string, unitDisplay: "long" | "short" | "narrow") =>
    new Intl.NumberFormat(intlTag(tag), { style: "unit", unit, unitDisplay });
  return { day: unit("day", "long"), hour: unit("hour", "short"), minute: unit("minute", "short") };
};
// The formats are cached, because creating them is slow.
const cache = new Map<LocaleTag, ReturnType<typeof make>>();

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
