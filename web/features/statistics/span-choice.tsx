import { type Span, SPANS } from "#schema/statistics.ts";
import { plural, t } from "#texts/app/t.ts";
import styles from "./span-choice.module.css";

type SpanChoiceProps = { span: Span; onChoose: (span: Span) => void };

/** Shows the choice of how many days are shown. */
export const SpanChoice = ({ span, onChoose }: SpanChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend className="vh">{t("How many days")}</legend>
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
        <span>{plural("1 day", "{count} days", days)}</span>
      </label>
    ))}
  </fieldset>
);
