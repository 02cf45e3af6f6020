import { roundMean } from "#texts/mean.ts";
import { perLanguage } from "./per-language.ts";

const decimal = perLanguage((language) => new Intl.NumberFormat(language));
const percent = perLanguage((language) => new Intl.NumberFormat(language, { style: "percent" }));
const mean = perLanguage(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Writes a number in the app's language: "1,234". */
export const formatNumber = (value: number): string => decimal().format(value);

/** Writes a fraction as a percentage: "42%" for 0.42. */
export const formatPercent = (fraction: number): string => percent().format(fraction);

/** Writes a mean of ratings with its decimal: "4.9". */
export const formatMean = (rating: number): string => mean().format(roundMean(rating));
