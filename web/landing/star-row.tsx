import styles from "./star-row.module.css";

const STAR = "M12 2.6l2.9 6 6.5.9-4.7 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.6 9.5l6.5-.9z";
const STEP = 26;

/** Draws a row of `count` full stars, `size` px high, as decoration. */
export const StarRow = ({ count, size }: { count: number; size: number }) => {
  const width = (count - 1) * STEP + 24;
  return (
    <svg className={styles.stars} width={(width * size) / 24} height={size} viewBox={`0 0 ${width} 24`}>
      {Array.from({ length: count }, (_, place) => (
        <path key={place} d={STAR} transform={`translate(${place * STEP})`} />
      ))}
    </svg>
  );
};
