import styles from "./absent.module.css";

/** Takes the place of a value that isn't there. */
export const Absent = ({ children }: { children: string }) => (
  <span className={styles.absent}>{children}</span>
);
