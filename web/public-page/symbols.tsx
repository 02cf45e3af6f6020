import { ArrowUpRight } from "lucide-react";

/** The most stars of a rating. */
export const MOST = 5;
/** From one star, 24 wide, to the next. */
export const STEP = 26;

/** What the page draws more than a few times, once: a star, one to five stars in a row, and the arrow out of the page. */
export const Symbols = () => (
  <svg className="vh" aria-hidden="true">
    <symbol id="star" viewBox="0 0 24 24">
      <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.6 9.5l6.5-.9z" />
    </symbol>
    <symbol id="out" viewBox="0 0 24 24">
      <ArrowUpRight />
    </symbol>
    <defs>
      {Array.from({ length: MOST }, (_, before) => (
        <g key={before} id={`stars-${before + 1}`}>
          {before > 0 && <use href={`#stars-${before}`} />}
          <use href="#star" x={before * STEP} width="24" height="24" />
        </g>
      ))}
    </defs>
  </svg>
);

/** The arrow on what opens in a new tab. Decoration; `size` in px. */
export const Out = ({ className, size }: { className: string; size: number }) => (
  <svg className={className} width={size} height={size} aria-hidden="true">
    <use href="#out" />
  </svg>
);
