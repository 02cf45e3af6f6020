import { ArrowUpRight, Flag, Globe } from "lucide-react";

export const STARS_MAX = 5;
/** the distance from the left edge of one star, 24 wide, to the next one's */
export const STAR_STEP = 26;

/** Draws the symbols for <use>: a star, one to five stars in a row, and the icons of links. */
export const Symbols = () => (
  <svg className="vh" aria-hidden="true">
    <symbol id="star" viewBox="0 0 24 24">
      <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.6 9.5l6.5-.9z" />
    </symbol>
    <symbol id="out" viewBox="0 0 24 24">
      <ArrowUpRight />
    </symbol>
    <symbol id="flag" viewBox="0 0 24 24">
      <Flag />
    </symbol>
    <symbol id="globe" viewBox="0 0 24 24">
      <Globe />
    </symbol>
    <defs>
      {Array.from({ length: STARS_MAX }, (_, before) => (
        <g key={before} id={`stars-${before + 1}`}>
          {before > 0 && <use href={`#stars-${before}`} />}
          <use href="#star" x={before * STAR_STEP} width="24" height="24" />
        </g>
      ))}
    </defs>
  </svg>
);

/** Shows the arrow of links to other sites, as decoration. `size`: in px. */
export const OutArrow = ({ className, size }: { className: string; size: number }) => (
  <svg className={className} width={size} height={size} aria-hidden="true">
    <use href="#out" />
  </svg>
);
