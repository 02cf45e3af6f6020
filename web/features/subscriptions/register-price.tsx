import type { Plan } from "#schema/plan.ts";
import { freeDays, perPeriod, priceText } from "#web/lib/price.ts";
import styles from "./register-price.module.css";

type RegisterPriceProps = {
  /** undefined until it is known; null where there is none */
  plan: Plan | null | undefined;
  /** the reader's (BCP 47) */
  locale: string;
};

/** What an account costs, in two lines whose place is kept. */
export function RegisterPrice({ plan, locale }: RegisterPriceProps) {
  if (plan === null) return null;
  const free = plan && freeDays(plan.trialDays);
  return (
    <p className={styles.price}>
      {plan && (
        <>
          {free !== undefined && `${free}, then `}
          <b>
            <bdi>{priceText(plan, locale)}</bdi>
          </b>{" "}
          {perPeriod(plan)}.
          <span>{free === undefined ? "Cancel any time." : "No card needed. Cancel any time."}</span>
        </>
      )}
    </p>
  );
}
