import type { HTMLAttributes } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { LoopStrap } from "#web/ui/loop-strap.tsx";
import { PunchHole, Strap } from "#web/ui/strap.tsx";
import styles from "./rack-badge.module.css";

type RackBadgeProps = HTMLAttributes<HTMLElement> & {
  as?: "article" | "section" | "div";
  /** whether it has two columns on phones */
  compact?: boolean;
  /** whether it has fallen from its strap */
  fallen?: boolean;
};

/** Shows a badge on the rack. */
export const RackBadge = ({
  as: Tag = "div",
  compact = false,
  fallen = false,
  className,
  children,
  ...rest
}: RackBadgeProps) => (
  <li className={styles.place} aria-hidden={rest["aria-hidden"]}>
    {fallen && <Strap className={styles.stub} />}
    <Tag
      {...rest}
      className={classNames(styles.badge, compact && styles.compact, fallen && styles.fallen, className)}
    >
      {!fallen && <LoopStrap className={styles.strap} />}
      <PunchHole className={styles.slot} />
      {children}
    </Tag>
  </li>
);
