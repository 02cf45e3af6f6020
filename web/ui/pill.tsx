import { classNames } from "#web/lib/class-names.ts";
import styles from "./pill.module.css";

type PillProps = { tone: "ok" | "info" | "bad" | "wait"; small?: boolean; children: string };

/** Shows a status in words, with a mark that differs by shape too: a dot, a ring, a dash, two bars. */
export const Pill = ({ tone, small = false, children }: PillProps) => (
  <span className={classNames(styles.pill, styles[tone], small && styles.small)}>{children}</span>
);
