import { Switch as Radix } from "radix-ui";
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
export const Switch = (props: SwitchProps) => (
  <Radix.Root {...props} className={styles.switch}>
    <Radix.Thumb className={styles.thumb} />
  </Radix.Root>
);
