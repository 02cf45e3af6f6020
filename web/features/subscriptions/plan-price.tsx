import type { Plan } from "#schema/plan.ts";
import { classNames } from "#web/lib/class-names.ts";
import { localDate } from "#web/lib/format.ts";
import { everyPeriod, perPeriod, priceText } from "#web/lib/price.ts";
import { Hint } from "#web/ui/hint.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { appLocale, t } from "#texts/app/t.ts";
import { CheckList } from "./check-list.tsx";
import styles from "./plan-price.module.css";

type PlanPriceProps = {
  /** undefined where it couldn't be loaded; null where there is none */
  plan: Plan | null | undefined;
  isLoading: boolean;
  /**
   * the trial's end, where a subscription begins with the rest of the trial; null where the first payment is due at
   * once
   */
  freeUntil: string | null;
};

/** Shows what a subscription costs this account, and when. */
export function PlanPrice({ plan, isLoading, freeUntil }: PlanPriceProps) {
  const terms = classNames(styles.terms, freeUntil === null && styles.dueAtOnce);
  const amount = plan ? priceText(plan, appLocale()) : "";
  return (
    <div className={styles.offer} aria-live="polite" aria-busy={isLoading || undefined}>
      {isLoading && (
        <>
          <Skeleton className={styles.amount} width="min(190px, 70%)" />
          <Skeleton className={terms} width="min(300px, 90%)" />
        </>
      )}
      {!isLoading && plan === undefined && <Hint large>{t("The price could not be loaded.")}</Hint>}
      {plan && (
        <>
          <p className={styles.price}>
            <Trans
              text="{price} {period}"
              parts={{
                price: (
                  <b className={classNames(amount.length > 6 && styles.long)}>
                    <bdi>{amount}</bdi>
                  </b>
                ),
                period: <span>{perPeriod(plan)}</span>,
              }}
            />
          </p>
          <p className={terms}>
            {freeUntil === null
              ? t("Charged when you subscribe, then {period}. Cancel any time.", {
                  period: everyPeriod(plan),
                })
              : t("after your free trial. Cancel any time.")}
          </p>
        </>
      )}
      {freeUntil !== null && plan !== null && (
        <CheckList
          texts={[
            t("Your page, badge and reviews"),
            t("Every tip is yours, we take no share"),
            t("Nothing is charged before {date}", { date: localDate(freeUntil) }),
          ]}
        />
      )}
    </div>
  );
}
