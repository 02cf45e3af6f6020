import type { PlainText } from "#web/words/areas.ts";
import { counted } from "#web/words/counted.ts";
import { t } from "#web/words/t.ts";

/** Currencies that Stripe doesn't count in hundredths. Intl doesn't know: it has no decimals for RSD, Stripe has two. */
const WHOLE = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ");
const THOUSANDTHS = "bhd jod kwd omr tnd".split(" ");

function decimalsOf(currency: string): number {
  if (WHOLE.includes(currency)) return 0;
  return THOUSANDTHS.includes(currency) ? 3 : 2;
}

/**
 * An amount in its currency's smallest unit, as somebody of this locale (BCP 47) writes it: €9, 9,50 €, ￥900. Decimals are
 * left out where they are zero.
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

type Period = { interval: "day" | "week" | "month" | "year"; intervalCount?: number };

/** How often it is due: "every month", "every 3 months". */
export function everyPeriod({ interval, intervalCount = 1 }: Period): string {
  if (interval === "day") return counted("every day", "every {count} days", intervalCount);
  if (interval === "week") return counted("every week", "every {count} weeks", intervalCount);
  if (interval === "year") return counted("every year", "every {count} years", intervalCount);
  return counted("every month", "every {count} months", intervalCount);
}

const ONE_PERIOD: Record<Period["interval"], PlainText> = {
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
};

/** What an amount is for: "a month", "every 3 months". */
export const perPeriod = (period: Period): string =>
  (period.intervalCount ?? 1) > 1 ? everyPeriod(period) : t(ONE_PERIOD[period.interval]);

/** A trial in words, such as "14 days free"; undefined for one of less than a day. */
export function freeDays(trialDays: number): string | undefined {
  const days = Math.floor(trialDays);
  return days < 1 ? undefined : counted("1 day free", "{count} days free", days);
}
