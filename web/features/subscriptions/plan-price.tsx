import type { Plan } from "#schema/plan.ts";
import { localDate } from "#web/lib/format.ts";
import { everyPeriod, perPeriod, priceText } from "#web/lib/price.ts";
import { Hint } from "#web/ui/hint.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CheckList } from "./check-list.tsx";
import styles from "./plan-price.module.css";

const GOOD = ["Your page, badge and reviews", "Every tip is yours, we take no share"];

type PlanPriceProps = {
  /** undefined where it couldn't be loaded; null where there is none */
  plan: Plan | null | undefined;
  isLoading: boolean;
  /** the trial's end, where a subscription begins with the rest of it; otherwise the first payment is due at once */
  freeUntil: string | null;
};

/** What a subscription costs this account, and when. */
export const PlanPrice = ({ plan, isLoading, freeUntil }: PlanPriceProps) => (
  <div className={styles.offer} aria-live="polite" aria-busy={isLoading || undefined}>
    {isLoading && (
      <>
        <Skeleton className={styles.amount} width="min(190px, 70%)" />
        <Skeleton className={styles.terms} width="min(300px, 90%)" />
      </>
    )}
    {!isLoading && plan === undefined && <Hint large>The price could not be loaded.</Hint>}
    {plan && (
      <>
        <p className={styles.price}>
          <b dir="auto">{priceText(plan, navigator.language)}</b> <span>{perPeriod(plan)}</span>
        </p>
        <p className={styles.terms}>
          {freeUntil === null
            ? `Charged when you subscribe, then ${everyPeriod(plan)}. Cancel any time.`
            : "after your free trial. Cancel any time."}
        </p>
      </>
    )}
    {freeUntil !== null && plan !== null && (
      <CheckList texts={[...GOOD, `Nothing is charged before ${localDate(freeUntil)}`]} />
    )}
  </div>
);
