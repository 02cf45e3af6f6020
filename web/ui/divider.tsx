import styles from "./divider.module.css";

/** Shows a dashed line with a word in it, between two ways to do the same thing. */
export const Divider = ({ children }: { children: string }) => <p className={styles.divider}>{children}</p>;
