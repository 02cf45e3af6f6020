import { classNames } from "#web/lib/class-names.ts";
import { Card } from "#web/ui/card.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./form-skeleton.module.css";
import { titleOf } from "./form-title.ts";
import form from "./guide-form.module.css";

const CARDS = [1, 4, 2, 4, 6, 1];

/** Shows blocks in the form's place while the profile loads. */
export const FormSkeleton = ({ isNew }: { isNew: boolean }) => (
  <div className={classNames("wrap", form.page)} aria-busy="true">
    <div className={form.head}>
      <PageTitle>{titleOf(isNew)}</PageTitle>
    </div>
    <div className={form.columns}>
      <div>
        {CARDS.map((fields, card) => (
          <Card as="div" className={styles.card} key={card}>
            <Skeleton width="200px" height={26} />
            {Array.from({ length: fields }, (_, field) => (
              <Skeleton key={field} className={styles.field} height={48} borderRadius={12} />
            ))}
          </Card>
        ))}
      </div>
    </div>
  </div>
);
