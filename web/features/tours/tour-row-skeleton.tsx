import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./tour-row.module.css";
import { TourThumbnail } from "./tour-thumbnail.tsx";

/** Shows a block in a tour's place while the list loads. */
export const TourRowSkeleton = () => (
  <li className={styles.row} aria-hidden="true">
    <TourThumbnail url={undefined} size="medium" />
    <div className={styles.text}>
      <Skeleton width="40%" height={22} />
      <Skeleton width="80%" height={44} />
    </div>
  </li>
);
