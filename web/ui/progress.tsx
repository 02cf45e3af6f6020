import styles from "./progress.module.css";

/** Shows a progress bar. `value`: from 0 to 1. */
export const Progress = ({ label, value }: { label: string; value: number }) => (
  <progress className={styles.bar} aria-label={label} value={value}>
    {Math.round(value * 100)}%
  </progress>
);
