import type { ReactNode } from "react";
import styles from "./dialog-actions.module.css";

/** Shows the buttons of a dialog; the last one is the main action. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
