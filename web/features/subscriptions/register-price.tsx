import type { Plan } from "#schema/plan.ts";
import { freeDays, perPeriod, priceText } from "#web/lib/price.ts";
import { Trans } from "#texts/app/trans.tsx";
import { appLocale, t } from "#texts/app/t.ts";
import styles from "./register-price.module.css";

type RegisterPriceProps = {
  /** undefined until it is known; null on a server without a price */
  plan: Plan | null | undefined;
};

/** Shows what an account costs, in two lines whose place is kept. */
export function RegisterPrice({ plan }: RegisterPriceProps) {
  if (plan === null) return null;
  const free = plan && freeDays(plan.trialDays);
  const price = plan && (
    <b>
      <bdi>{priceText(plan, appLocale())}</bdi>
    </b>
  );
  return (
    <p className={styles.price}>
      {plan && (
        <>
          {free === undefined ? (
            <Trans text="{price} {period}." parts={{ price, period: perPeriod(plan) }} />
          ) : (
            <Trans text="{free}, then {price} {period}." parts={{ free, price, period: perPeriod(plan) }} />
          )}
          <span>{free === undefined ? t("Cancel any time.") : t("No card needed. Cancel any time.")}</span>
          {free !== undefined && (
            <span className={styles.after}>
              {t(
                "After the trial your page and its printed codes rest until you subscribe. Nothing is deleted.",
              )}
            </span>
          )}
        </>
      )}
    </p>
  );
}
