import { ChevronDown } from "lucide-react";
import type { Ref, SelectHTMLAttributes } from "react";
import styles from "./select.module.css";

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "value"> & {
  value?: string | undefined;
  /** the choices in their order */
  choices: readonly { value: string; text: string }[];
  /** the text for no choice; without it something is always chosen */
  none?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
};

/** Shows a field's control that chooses one of several values, by the browser's own list. */
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
