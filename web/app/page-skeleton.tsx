import { classNames } from "#web/lib/class-names.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./page-skeleton.module.css";

/** Keeps the place of a page's heading and first card while the session or the page's code is loading. */
export const PageSkeleton = () => (
  <div className={classNames("wrap js", styles.page)} aria-busy="true" data-testid="page-skeleton">
    <Skeleton width="min(420px, 80%)" height={44} />
    <Skeleton width="min(280px, 60%)" height={20} />
    <Card as="div" className={styles.card}>
      <Skeleton width="40%" height={24} />
      <Skeleton width="90%" height={16} />
      <Skeleton width="70%" height={16} />
    </Card>
  </div>
);
