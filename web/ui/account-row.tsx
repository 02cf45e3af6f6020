import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./account-row.module.css";

type AccountRowProps = {
  icon?: ReactNode;
  title: ReactNode;
  /** the second line */
  detail?: ReactNode;
  /** what can be done about it, at the end */
  action?: ReactNode;
  /** on phones the action is below the texts, as wide as they are */
  stacked?: boolean;
  as?: "li" | "div";
};

/** Shows one line of an account's card: an icon, what it is, and what can be done about it. */
export const AccountRow = ({
  icon,
  title,
  detail,
  action,
  stacked = false,
  as: Tag = "div",
}: AccountRowProps) => (
  <Tag className={classNames(styles.row, stacked && styles.stacked)}>
    {icon !== undefined && (
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    )}
    <span className={styles.texts}>
      <b>{title}</b>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </span>
    {action !== undefined && <span className={styles.action}>{action}</span>}
  </Tag>
);

/** Shows a status on the second line: a good one, or one that asks for something. */
export const StatusLine = ({
  isGood,
  icon,
  children,
}: {
  isGood: boolean;
  icon: ReactNode;
  children: ReactNode;
}) => (
  <span className={classNames(styles.status, isGood ? styles.good : styles.wanting)}>
    {icon}
    {children}
  </span>
);
