import type { HTMLAttributes } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./hint.module.css";

type HintProps = HTMLAttributes<HTMLElement> & { as?: "p" | "span"; large?: boolean };

/** Shows a quieter text beside what it is about, smaller unless it is `large`. */
export const Hint = ({ as: Tag = "p", large = false, className, ...rest }: HintProps) => (
  <Tag {...rest} className={classNames(styles.hint, large && styles.large, className)} />
);
