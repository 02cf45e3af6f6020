import { classNames } from "#web/lib/class-names.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import numbers from "./card-numbers.module.css";
import styles from "./profile-card.module.css";
import { RackBadge } from "./rack-badge.tsx";

/** Shows a block in a profile's place and size while the profiles load. */
export const CardSkeleton = ({ compact }: { compact: boolean }) => (
  <RackBadge compact={compact} className={classNames(compact && styles.compact)} aria-hidden="true">
    <div className={styles.picture} />
    <h3 className={styles.name}>
      <Skeleton width="60%" height={24} />
    </h3>
    <p className={styles.bio}>
      <Skeleton width="95%" height={44} />
    </p>
    <div className={classNames(numbers.numbers, compact && numbers.compact)}>
      <Skeleton width="50%" height={22} />
    </div>
    <div className={styles.actions}>
      <Skeleton width="100%" height={44} />
    </div>
  </RackBadge>
);
