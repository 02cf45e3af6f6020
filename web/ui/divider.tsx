import styles from "./divider.module.css";

/** A dashed line with a word in it, between two ways to the same thing. */
export const Divider = ({ children }: { children: string }) => <p className={styles.divider}>{children}</p>;
