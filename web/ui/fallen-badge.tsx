import drawing from "./drawing.module.css";
import styles from "./fallen-badge.module.css";

const LEFT = "M0 0h36v112l-6 12-6-9-6 13-6-10-6 8-6-11z";
const TORN = "M0 8l6-8 6 9 6-11 6 9 6-8 6 9v36H0z";

/** Draws a torn strap and the badge that fell from it. */
export const FallenBadge = () => (
  <svg width="340" height="372" viewBox="0 0 340 372" fill="none" aria-hidden="true">
    <defs>
      <pattern id="weave" width="36" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 12L18 0l18 12M0 24l18-12 18 12" stroke="#fff" strokeOpacity=".22" strokeWidth="3.5" />
      </pattern>
    </defs>
    <ellipse cx="186" cy="356" rx="96" ry="8" className={drawing.shadow} />
    <g transform="translate(126 0)">
      <path d={LEFT} className={drawing.accent} />
      <path d={LEFT} fill="url(#weave)" />
    </g>
    <g transform="rotate(10 186 250)">
      <rect x="108" y="164" width="152" height="178" rx="28" className={drawing.card} />
      <rect x="156" y="179" width="56" height="12" rx="6" className={drawing.ink} />
      <g transform="translate(166 142)">
        <path d={TORN} className={drawing.accent} />
        <path d={TORN} fill="url(#weave)" />
      </g>
      <rect x="136" y="214" width="96" height="96" rx="20" className={drawing.ink} />
      <path d="M163 284q21-18 42 0" className={styles.mouth} />
      <path d="M166 250h.01M202 250h.01" className={styles.eyes} />
    </g>
  </svg>
);
