import * as z from "zod/mini";
import { message } from "#texts/message.ts";
import { fractionDigits, isCurrency, maxAmount } from "./currency.ts";
import type { WrittenLanguage } from "./language-tag.ts";
import { emptied, line } from "./text.ts";
import { languageTags } from "./written-language.ts";

/** Whom a tour suits. */
export const ACCESS = [
  "step-free",
  "slow-pace",
  "hearing-loop",
  "sign-language",
  "prams",
  "guide-dogs",
] as const;
export type Access = (typeof ACCESS)[number];

/** The highest price in minor units, unless a tour may cost more in its currency. */
const PRICE_MAX = 100_000_000;
/** The largest tips that may be a price in any currency: some ten thousand euros. */
const TIPS_MAX = 20;
/** The most whole units that can be typed. */
const UNITS_MAX = 999_999_999;
const MINUTES_MIN = 5;
const DAYS_MAX = 14;
const MINUTES_MAX = DAYS_MAX * 24 * 60;
export const MEETING_POINT_MAX = 80;

const priceMessage = (max: number) => message("Please enter a price from 0 to {max}", { max });
const PRICE_MESSAGE = priceMessage(PRICE_MAX);
const DURATION_MESSAGE = message("Please enter a duration from {min} minutes to {max} days", {
  min: MINUTES_MIN,
  max: DAYS_MAX,
});
const CURRENCY_MESSAGE = "Please choose a currency";
const ACCESS_MESSAGE = "Please choose from the list, each once";
export const PAIR_MESSAGE = "Please give the price with its currency";

/** Returns a rule that also takes null and turns it into an empty list. */
const list = <Item>(schema: z.ZodMiniType<Item[], Item[]>) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.custom<Item[] | null>(),
        z.transform((items) => items ?? []),
      ),
      schema,
    ),
  );

/** What guests may want to know of a tour before they open it; all of it may be missing. */
export const FACTS = {
  /** minor units; 0 for free */
  priceFrom: z.nullish(z.int(PRICE_MESSAGE).check(z.minimum(0, PRICE_MESSAGE))),
  currency: emptied(z.string().check(z.refine((code) => code === "" || isCurrency(code), CURRENCY_MESSAGE))),
  durationMinutes: z.nullish(
    z
      .int(DURATION_MESSAGE)
      .check(z.minimum(MINUTES_MIN, DURATION_MESSAGE), z.maximum(MINUTES_MAX, DURATION_MESSAGE)),
  ),
  meetingPoint: emptied(line({ label: "Meeting point", max: MEETING_POINT_MAX })),
  languages: list<WrittenLanguage>(languageTags),
  access: list<Access>(
    z
      .array(z.enum(ACCESS, ACCESS_MESSAGE), ACCESS_MESSAGE)
      .check(z.refine((items) => new Set(items).size === items.length, ACCESS_MESSAGE)),
  ),
};

/** Returns the highest price in a currency, in minor units. */
export function highestPrice(currency: string): number {
  if (!isCurrency(currency)) return PRICE_MAX;
  const costly = Math.min(TIPS_MAX * maxAmount(currency), UNITS_MAX * 10 ** fractionDigits(currency));
  return Math.max(PRICE_MAX, costly);
}

type GivenPrice = { priceFrom?: number | null | undefined; currency?: string | undefined };
type WrongPrice = { path: string[]; message: string } | undefined;

/** Says that a price is too high for its currency; undefined where it isn't. */
export function tooHighPrice({ priceFrom, currency = "" }: GivenPrice): WrongPrice {
  const max = highestPrice(currency);
  return (priceFrom ?? 0) > max ? { path: ["priceFrom"], message: priceMessage(max) } : undefined;
}

/** Says what a price or a currency lacks that stands alone; undefined where there is nothing wrong. */
export function lonePrice({ priceFrom, currency }: GivenPrice): WrongPrice {
  const hasPrice = (priceFrom ?? null) !== null;
  const hasCurrency = (currency ?? "") !== "";
  if (hasPrice === hasCurrency) return undefined;
  return { path: [hasPrice ? "currency" : "priceFrom"], message: PAIR_MESSAGE };
}

export type TourFacts = {
  /** minor units; 0 for free, null for unknown */
  priceFrom: number | null;
  /** ISO 4217; "" without a price */
  currency: string;
  durationMinutes: number | null;
  meetingPoint: string;
  languages: WrittenLanguage[];
  access: Access[];
};
