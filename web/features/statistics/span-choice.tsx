import { type Span, SPANS } from "#schema/statistics.ts";
import styles from "./span-choice.module.css";

type SpanChoiceProps = { span: Span; onChoose: (span: Span) => void };

/** Chooses how many days are shown. */
export const SpanChoice = ({ span, onChoose }: SpanChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend className="vh">How many days</legend>
    {SPANS.map((days) => (
      <label key={days}>
        <input
          className="vh"
          type="radio"
          name="days"
          value={days}
          checked={days === span}
          onChange={() => onChoose(days)}
        />
        <span>{`${days} days`}</span>
      </label>
    ))}
  </fieldset>
);
