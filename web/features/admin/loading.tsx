import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./loading.module.css";

const ROWS = [0, 1, 2, 3, 4, 5];

/** Shows blocks in place of the dashboard, or of a list, while it loads. */
export const Loading = () => (
  <div aria-busy="true">
    <Hint role="status">{t("Loading admin dashboard...")}</Hint>
    <Card as="div" className={styles.rows}>
      {ROWS.map((row) => (
        <Skeleton key={row} width="100%" height={40} />
      ))}
    </Card>
  </div>
);
