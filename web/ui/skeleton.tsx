import type { CSSProperties } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./skeleton.module.css";

type SkeletonProps = Pick<CSSProperties, "width" | "height" | "borderRadius"> & {
  className?: string | undefined;
};

/** Shows a block in the place and size of what is being loaded. The container needs `aria-busy`. */
export const Skeleton = ({ className, ...size }: SkeletonProps) => (
  <span className={classNames(styles.block, className)} style={size} aria-hidden="true" />
);
