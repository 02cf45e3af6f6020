import { ChevronDown } from "lucide-react";
import { type Ref, type SelectHTMLAttributes, useMemo } from "react";
import styles from "./select.module.css";

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "value"> & {
  value?: string | undefined;
  /** the choices in their order: the same array while they are the same, so that typing beside them renders none anew */
  choices: readonly { value: string; text: string }[];
  /** the text for no choice; without it something is always chosen */
  none?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
};

/** Shows a field's control that chooses one of several values, by the browser's own list. */
export function Select({ choices, none, ...rest }: SelectProps) {
  const options = useMemo(
    () =>
      choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      )),
    [choices],
  );
  return (
    <>
      <select {...rest} className={styles.select}>
        {none !== undefined && <option value="">{none}</option>}
        {options}
      </select>
      <ChevronDown className={styles.arrow} size={19} aria-hidden="true" />
    </>
  );
}
