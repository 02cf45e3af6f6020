import styles from "./absent.module.css";

/** Shows a text in place of a value that isn't there. */
export const Absent = ({ children }: { children: string }) => (
  <span className={styles.absent}>{children}</span>
);
