import { fill, shortNumber } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/use-locale.ts";
import { MOST, STEP } from "../symbols.tsx";

/** One star. Decoration. */
export const Star = ({ size }: { size: number }) => (
  <svg className="star" width={size} height={size} aria-hidden="true">
    <use href="#star" />
  </svg>
);

/** A rating from 1 to 5, to read. A mean is rounded to whole stars, its words are exact. `size` in px. */
export function Stars({ rating, size }: { rating: number; size: number }) {
  const locale = useLocale();
  const full = Math.round(rating);
  return (
    <svg
      className="stars"
      width={(size * 128) / 24}
      height={size}
      viewBox="0 0 128 24"
      role="img"
      aria-label={fill(locale, "outOf", { rating: shortNumber(locale, Number(rating.toFixed(1))) })}
    >
      <use href={`#stars-${full}`} className="star" />
      {full < MOST && <use href={`#stars-${MOST - full}`} x={full * STEP} className="star o" />}
    </svg>
  );
}
