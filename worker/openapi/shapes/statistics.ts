import * as z from "zod/mini";
import { day, named, number, text } from "../words.ts";

const sums = {
  visits: number,
  scans: number,
  tipOpens: number,
  tipWays: number,
  tipsWorked: number,
  tipsFailed: number,
  contacts: number,
  links: number,
  tours: number,
  reviews: number,
};
const Sums = named(
  "Sums",
  "What happened in a span of days. Scans are visits as well.",
  z.strictObject(sums),
);

export const Statistics = named(
  "Statistics",
  "What happened on a page. Days are in the profile's time zone, the oldest first; `before` is the span before.",
  z.strictObject({
    days: z.array(z.strictObject({ date: day, ...sums })),
    marks: z.array(z.strictObject({ mark: text, scans: number })),
    ways: z.array(z.strictObject({ way: text, opens: number, worked: number, failed: number })),
    tourOpens: z.array(z.strictObject({ tour: z.strictObject({ id: number, title: text }), opens: number })),
    hours: z.array(number).check(z.length(24)),
    totals: Sums,
    before: Sums,
  }),
);

export const OwnStatistics = named(
  "OwnStatistics",
  "The sums of all pages that the account may edit.",
  z.strictObject({
    totals: Sums,
    before: Sums,
    guides: z.array(z.strictObject({ id: number, name: text, uniqueId: text, totals: Sums })),
  }),
);
