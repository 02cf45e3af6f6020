import { ChevronDown } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import styles from "./select.module.css";

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  /** what is chosen from, in its order */
  choices: readonly { value: string; text: string }[];
  /** stands for no choice; without it there is always one */
  none?: string | undefined;
};

/** A field's control that chooses one of several, by the browser's own list. */
export const Select = ({ choices, none, ...rest }: SelectProps) => (
  <>
    <select {...rest} className={styles.select}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
    <ChevronDown className={styles.arrow} size={19} aria-hidden="true" />
  </>
);
