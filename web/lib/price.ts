import type { AppPlural, PlainText } from "#locales/account.ts";
import { plural, t } from "#texts/app/t.ts";

/**
 * Currencies that Stripe doesn't count in hundredths. Intl can't tell, because it has no decimals for RSD and Stripe
 * two.
 */
const WHOLE = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ");
const THOUSANDTHS = "bhd jod kwd omr tnd".split(" ");

function decimalsOf(currency: string): number {
  if (WHOLE.includes(currency)) return 0;
  return THOUSANDTHS.includes(currency) ? 3 : 2;
}

/**
 * Formats an amount in its currency's smallest unit for a locale (BCP 47): €9, 9,50 €, ￥900. Leaves out decimals that are
 * zero.
 */
export function priceText(
  { amount, currency }: { amount: number; currency: string },
  locale: string,
): string {
  const decimals = decimalsOf(currency);
  const value = amount / 10 ** decimals;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

type Interval = "day" | "week" | "month" | "year";
type Period = { interval: Interval; intervalCount?: number };

const ONE: Readonly<Record<Interval, PlainText>> = {
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
};
const EACH: Readonly<Record<Interval, PlainText>> = {
  day: "every day",
  week: "every week",
  month: "every month",
  year: "every year",
};
const SEVERAL = {
  day: "every {count} days",
  week: "every {count} weeks",
  month: "every {count} months",
  year: "every {count} years",
} as const satisfies Record<Interval, AppPlural>;

const periodText = (
  single: Readonly<Record<Interval, PlainText>>,
  { interval, intervalCount = 1 }: Period,
): string =>
  intervalCount > 1 ? plural(EACH[interval], SEVERAL[interval], intervalCount) : t(single[interval]);

/** Says what an amount is for: "a month", "every 3 months". */
export const perPeriod = (period: Period): string => periodText(ONE, period);

/** Says how often an amount is due: "every month", "every 3 months". */
export const everyPeriod = (period: Period): string => periodText(EACH, period);

/** Says how long a trial is, such as "14 days free"; undefined for one of less than a day. */
export function freeDays(trialDays: number): string | undefined {
  const days = Math.floor(trialDays);
  return days < 1 ? undefined : plural("1 day free", "{count} days free", days);
}
