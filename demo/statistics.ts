import { DAY } from "#schema/durations.ts";
import { guideSchema } from "#schema/guide.ts";
import { specWays } from "#payment-codes/spec-ways.ts";
import { wayKey } from "#payment-codes/way-key.ts";
import type { DaySums } from "#worker/statistics/add-sums.ts";
import { dayAndHour, daysUntil } from "#schema/day.ts";
import type { DemoGuide } from "./people.ts";

/** Days on which the demo's guides were scanned; today begins with nothing. */
const DAYS = 100;

/** Hours at which ten visits come: as a walk begins, and as it ends. */
const HOURS = [9, 10, 10, 12, 17, 18, 18, 19, 19, 21];
const MARKS = ["badge", "badge", "badge", "tent", "badge", "pocket"];
/** Scans by the day of the week, from Sunday. */
const BY_WEEKDAY = [7, 2, 0, 3, 5, 9, 11];

const countBy = (names: readonly string[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const name of names) sums[name] = (sums[name] ?? 0) + 1;
  return sums;
};

/** Takes so many of a list, seven places apart, from `from` on; behind its end it begins again. */
const take = <Item>(list: readonly Item[], count: number, from: number): Item[] =>
  Array.from({ length: count }, (_, index) => list[(from + index * 7) % list.length]).filter(
    (item): item is Item => item !== undefined,
  );

/** Invents the sums of a demo guide's last hundred days, the same at every start. */
export function demoDays(guide: DemoGuide, guideId: number, now: number): DaySums[] {
  const yesterday = dayAndHour(guide.timeZone ?? "UTC", now - DAY).day;
  const fields = guideSchema.parse(guide);
  const links = specWays({
    paypalLink: fields.paypalLink ?? "",
    venmoLink: fields.venmoLink ?? "",
    zelleLink: fields.zelleLink ?? "",
    stripeLink: fields.stripeLink ?? "",
    cashappLink: fields.cashappLink ?? "",
    buyMeACoffeeLink: fields.buyMeACoffeeLink ?? "",
  });
  const keys = [...guide.ways, ...links].map(wayKey);
  return daysUntil(yesterday, DAYS).map((day, index) => {
    const weekday = new Date(`${day}T12:00Z`).getUTCDay();
    const scans = Math.max(0, (BY_WEEKDAY[weekday] ?? 0) + ((index * 5) % 4) - 1);
    const visits = scans + (index % 3);
    const tipWays = keys.length === 0 ? 0 : Math.floor((scans + 1) / 4);
    const opened = take(keys, tipWays, index);
    // Few guests answer.
    const worked = opened.filter((_, place) => (place + index) % 3 === 0);
    return {
      guideId,
      day,
      visits,
      scans,
      tipOpens: Math.floor(scans / 3),
      tipWays,
      tipsWorked: worked.length,
      contacts: index % 2,
      links: index % 3 === 0 ? 1 : 0,
      savedContacts: index % 5 === 0 ? 1 : 0,
      reviewOpens: index % 4 === 0 ? 1 : 0,
      hours: countBy(take(HOURS, visits, index).map(String)),
      marks: countBy(take(MARKS, scans, index)),
      ways: countBy(opened),
      waysWorked: countBy(worked),
    };
  });
}
