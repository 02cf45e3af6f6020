import { roundMean } from "#texts/mean.ts";
import { fill, shortNumber } from "#texts/guest/format.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { STARS_MAX, STAR_STEP } from "../../parts/symbols.tsx";

/** Shows one star, as decoration. `size`: in px. */
export const Star = ({ size }: { size: number }) => (
  <svg className="star" width={size} height={size} aria-hidden="true">
    <use href="#star" />
  </svg>
);

/** Shows a rating from 1 to 5, whose last star may be filled in part. `size`: in px. */
export function Stars({ rating, size }: { rating: number; size: number }) {
  const locale = useLocale();
  const full = Math.floor(rating);
  const part = rating - full;
  return (
    <svg
      className="stars"
      width={(size * 128) / 24}
      height={size}
      viewBox="0 0 128 24"
      role="img"
      aria-label={fill(locale, "outOf", { rating: shortNumber(locale, roundMean(rating)) })}
    >
      <use href={`#stars-${full}`} className="star" />
      {full < STARS_MAX && (
        <use href={`#stars-${STARS_MAX - full}`} x={full * STAR_STEP} className="star o" />
      )}
      {part > 0 && (
        <svg x={full * STAR_STEP} width={24 * part} height="24">
          <use href="#star" width="24" height="24" className="star" />
        </svg>
      )}
    </svg>
  );
}
