import { Check } from "lucide-react";
import styles from "./check-list.module.css";

/** Shows advantages, a line each. */
export const CheckList = ({ texts }: { texts: readonly string[] }) => (
  <ul className={styles.list}>
    {texts.map((text) => (
      <li key={text}>
        <Check size={19} aria-hidden="true" />
        {text}
      </li>
    ))}
  </ul>
);
