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

type Period = { interval: string; intervalCount?: number };

const several = ({ interval, intervalCount = 1 }: Period): string | undefined =>
  intervalCount > 1 ? `every ${intervalCount} ${interval}s` : undefined;

/** What an amount is for: "a month", "every 3 months". */
export const perPeriod = (period: Period): string => several(period) ?? `a ${period.interval}`;

/** How often it is due: "every month", "every 3 months". */
export const everyPeriod = (period: Period): string => several(period) ?? `every ${period.interval}`;

/** A trial in words, such as "14 days free"; undefined for one of less than a day. */
export function freeDays(trialDays: number): string | undefined {
  const days = Math.floor(trialDays);
  if (days < 1) return undefined;
  return days === 1 ? "1 day free" : `${days} days free`;
}
