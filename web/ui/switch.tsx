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

/** On or off. Put it in a row whose whole width is its label. */
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
