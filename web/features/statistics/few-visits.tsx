import type { Sums } from "#schema/statistics.ts";
import { Card } from "#web/ui/card.tsx";
import { plural, t } from "#texts/app/t.ts";
import styles from "./funnel.module.css";

/** Visits below which charts would show chance alone. */
const ENOUGH = 10;

/** Whether visits are too few for charts. */
export const areFew = ({ visits }: Sums): boolean => visits < ENOUGH;

/** Says the numbers in a sentence. */
export const FewVisits = ({ totals }: { totals: Sums }) => (
  <Card>
    <p className={styles.headline}>
      {t("{visits} and {taps} in these days. That is too few to say more: charts begin at {count} visits.", {
        visits: plural("1 visit", "{count} visits", totals.visits),
        taps: plural("1 tap on tips", "{count} taps on tips", totals.tipWays),
        count: ENOUGH,
      })}
    </p>
  </Card>
);
