import styles from "./switch.module.css";

type SwitchProps = {
  id?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
};

/** Shows a switch. The row around it is its label, over the whole width. */
export const Switch = ({ onCheckedChange, ...rest }: SwitchProps) => (
  <input
    {...rest}
    type="checkbox"
    role="switch"
    aria-checked={rest.checked}
    className={styles.switch}
    onChange={({ target }) => onCheckedChange(target.checked)}
  />
);
