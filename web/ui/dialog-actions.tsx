import type { ReactNode } from "react";
import styles from "./dialog-actions.module.css";

/** The buttons of a dialog, the one that goes on last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
