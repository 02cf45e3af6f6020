import { useId } from "react";
import styles from "./segment.module.css";

type SegmentProps<Value extends string> = {
  legend: string;
  /** the two or three values */
  choices: readonly { value: Value; text: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** Lets someone choose one of two or three values that are shown side by side. */
export function Segment<Value extends string>({ legend, choices, value, onChange }: SegmentProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segment}>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              className="vh"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
