import "../styles/progress.css";

/** A progress bar; `value` from 0 to 1. */
export const Progress = ({ label, value }: { label: string; value: number }) => (
  <progress className="progress" aria-label={label} value={value}>
    {Math.round(value * 100)}%
  </progress>
);
