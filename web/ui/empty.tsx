import type { ReactNode } from "react";
import styles from "./empty.module.css";

type EmptyProps = {
  /** a line drawing, as decoration */
  drawing?: ReactNode;
  title: string;
  /** the title's level, 3 by default */
  level?: 1 | 2 | 3;
  children: ReactNode;
  action?: ReactNode;
};

/** Shows a text in place of what is empty or could not be loaded. */
export function Empty({ drawing, title, level = 3, children, action }: EmptyProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {drawing}
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
