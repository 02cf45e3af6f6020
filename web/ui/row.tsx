import type { HTMLAttributes } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./row.module.css";

type RowProps = HTMLAttributes<HTMLDivElement> & {
  /** where the items go; by default the start */
  justify?: "between" | "center";
};

/** Shows items beside each other, in as many lines as they need. */
export const Row = ({ justify, className, ...rest }: RowProps) => (
  <div {...rest} className={classNames(styles.row, justify && styles[justify], className)} />
);
