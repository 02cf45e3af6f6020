import type { CSSProperties } from "react";
import { classNames } from "#web/lib/class-names.ts";
import styles from "./skeleton.module.css";

type SkeletonProps = Pick<CSSProperties, "width" | "height" | "borderRadius"> & {
  className?: string | undefined;
};

/** A block in the place and size of what is being loaded. Put `aria-busy` on the container. */
export const Skeleton = ({ className, ...size }: SkeletonProps) => (
  <span className={classNames(styles.block, className)} style={size} aria-hidden="true" />
);
