import styles from "./hanging-strap.module.css";

const BAND = { x: -17, y: -320, width: 34, height: 320 };

/** Draws a lanyard as it hangs from a neck: both ends of the strap, the clasp and the badge's ring. */
export const HangingStrap = () => (
  <svg className={styles.strap} width="300" height="300" viewBox="0 0 300 300">
    <defs>
      <pattern id="weave" x="-17" width="34" height="9" patternUnits="userSpaceOnUse">
        <path
          d="M0 9l17-9 17 9M0 18l17-9 17 9"
          fill="none"
          stroke="#fff"
          strokeOpacity=".22"
          strokeWidth="3"
        />
      </pattern>
      <linearGradient id="edges">
        <stop stopColor="#0F1936" stopOpacity=".22" />
        <stop offset=".16" stopColor="#0F1936" stopOpacity="0" />
        <stop offset=".84" stopColor="#0F1936" stopOpacity="0" />
        <stop offset="1" stopColor="#0F1936" stopOpacity=".22" />
      </linearGradient>
    </defs>
    <g transform="translate(150 246) rotate(21)">
      <rect {...BAND} fill="#DE6014" />
      <rect {...BAND} fill="url(#edges)" />
    </g>
    <g transform="translate(150 246) rotate(-17)">
      <rect {...BAND} fill="#FF8236" />
      <rect {...BAND} fill="url(#weave)" />
      <rect {...BAND} fill="url(#edges)" />
    </g>
    <path d="M131 226h38l-6 30h-26z" fill="#0F1936" />
    <path d="M131 226h38l-1.2 6h-35.6z" fill="#3A4770" />
    <g fill="none" stroke="#7D869E" strokeWidth="4.5">
      <circle cx="150" cy="262" r="8.5" />
      <rect x="143" y="266" width="14" height="30" rx="7" />
    </g>
  </svg>
);
