import styles from "./switch.module.css";

type SwitchProps = {
  id?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** takes no presses while it works, but keeps the focus */
  busy?: boolean;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
};

/** Shows a switch. The row around it is its label, over the whole width. */
export const Switch = ({ onCheckedChange, busy = false, ...rest }: SwitchProps) => (
  <input
    {...rest}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
    }}
    type="checkbox"
    role="switch"
    aria-checked={rest.checked}
    className={styles.switch}
    onChange={({ target }) => onCheckedChange(target.checked)}
  />
);
