import { DAY } from "#schema/durations.ts";
import type { NextStep, WeekFigures, WeekReport } from "../mail/week-report.ts";

const NOTHING: WeekFigures = {
  scans: 0,
  visits: 0,
  tips: 0,
  worked: 0,
  saved: 0,
  tours: 0,
  reviews: 0,
  stars: 0,
};
const BUSY: WeekFigures = {
  scans: 1284,
  visits: 1431,
  tips: 97,
  worked: 31,
  saved: 12,
  tours: 44,
  reviews: 6,
  stars: 28,
};

/** Kinds of weeks that an e-mail may be about. */
export type WeekKind = "busy" | "quiet" | "first" | "failing" | "print" | "answer";

const nextOf = (kind: WeekKind, page: number): NextStep | null => {
  switch (kind) {
    case "busy":
      return null;
    case "failing":
      return { kind, page, way: "iban" };
    case "print":
      return { kind, page };
    case "answer":
      return { kind, page, count: 3 };
    default:
      return { kind: "no-way", page };
  }
};

/** Makes what an e-mail about a week says of pages. */
export function weekReport(kind: WeekKind, pages: number[]): WeekReport {
  const isBusy = kind !== "quiet";
  const week = isBusy ? BUSY : { ...NOTHING, visits: 1 };
  const before = isBusy ? { ...BUSY, scans: 1277, visits: 1432, reviews: 0 } : NOTHING;
  return {
    from: "2026-11-16",
    until: Date.now() + DAY,
    pages: kind === "first" ? [] : pages.map((id) => ({ id, week, before })),
    next: nextOf(kind, pages[0] ?? 0),
  };
}
