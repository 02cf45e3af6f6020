import { fill, shortNumber } from "#web/i18n/format.ts";
import { useLocale } from "#web/i18n/use-locale.ts";

/** The shape every star on the page refers to; once a page. */
export const StarShape = () => (
  <svg className="vh" aria-hidden="true">
    <symbol id="star" viewBox="0 0 24 24">
      <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.6 9.5l6.5-.9z" />
    </symbol>
  </svg>
);

/** One star. Decoration. */
export const Star = ({ size }: { size: number }) => (
  <svg className="star" width={size} height={size} aria-hidden="true">
    <use href="#star" />
  </svg>
);

/** A rating from 1 to 5, to read. A mean is rounded to whole stars, its words are exact. `size` in px. */
export function Stars({ rating, size }: { rating: number; size: number }) {
  const locale = useLocale();
  return (
    <svg
      className="stars"
      width={(size * 128) / 24}
      height={size}
      viewBox="0 0 128 24"
      role="img"
      aria-label={fill(locale, "outOf", { rating: shortNumber(locale, Number(rating.toFixed(1))) })}
    >
      {[1, 2, 3, 4, 5].map((place) => (
        <use
          key={place}
          href="#star"
          x={(place - 1) * 26}
          width="24"
          height="24"
          className={place > Math.round(rating) ? "star o" : "star"}
        />
      ))}
    </svg>
  );
}
