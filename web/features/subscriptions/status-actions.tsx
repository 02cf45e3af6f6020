import { useQuery } from "@tanstack/react-query";
import type { Billing, SubscriptionStatus } from "#schema/subscription.ts";
import { Button } from "#web/ui/button.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Note } from "#web/ui/note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import { PlanPrice } from "./plan-price.tsx";
import { planQuery } from "./plan-query.ts";
import type { usePaymentReturn } from "./use-payment-return.ts";
import { RenewalButton } from "./renewal-button.tsx";
import { PortalLink, SubscribeButton } from "./stripe-buttons.tsx";
import styles from "./status-actions.module.css";
import { useFreeUntil } from "./use-free-until.ts";

type StatusActionsProps = ReturnType<typeof usePaymentReturn> & {
  isOperator: boolean;
  status: SubscriptionStatus;
  billing: Billing;
  quiet: boolean;
  short: boolean;
};

/** Shows the price, the buttons to subscribe, cancel and manage billing, and notes about a payment. */
export function StatusActions({
  status,
  billing,
  quiet,
  short,
  payment,
  askAgain,
  ...words
}: StatusActionsProps) {
  const { subscriptionEndsAt, periodEndsAt, hasPortal, standIn } = billing;
  const isActive = status === "active";
  const isOwed = isActive && billing.paymentFailed === true;
  // Nothing is offered to someone who has just paid.
  const isOffered = !isActive && payment !== "waiting";
  const { data: plan, isPending, refetch } = useQuery({ ...planQuery(), enabled: isOffered });
  const freeUntil = useFreeUntil(status, billing.trialEndsAt);
  const isQuiet = quiet || payment !== undefined;
  return (
    <>
      {payment && (
        <Note tone="warn" className={styles.note}>
          {t("Your payment isn't confirmed yet.")}{" "}
          {payment === "waiting" ? t("We keep checking.") : t("Once it is, this changes by itself.")}
        </Note>
      )}
      {isOwed && (
        <Note tone="warn" className={styles.note}>
          <p>
            <b>{t("Your payment failed")}</b>
            <br />
            {t("Often a card has expired, or the bank wants you to confirm the payment.")}
          </p>
        </Note>
      )}
      {isOffered && !short && <PlanPrice plan={plan} isLoading={isPending} freeUntil={freeUntil} />}
      <div className={styles.buttons}>
        {payment === "late" && (
          <Button variant="line" onClick={askAgain}>
            {t("Check again")}
          </Button>
        )}
        {isOffered && isPending && (
          <Skeleton width={150} height={short || isQuiet ? 44 : 56} borderRadius={14} />
        )}
        {isOffered && !isPending && (
          <SubscribeButton
            look={short ? "text" : isQuiet ? "line" : "accent"}
            loadPrice={plan === undefined ? () => refetch({ throwOnError: true }) : undefined}
          />
        )}
        {hasPortal && <PortalLink isOwed={isOwed} />}
        {isActive && (
          <RenewalButton
            isCancelled={subscriptionEndsAt !== null}
            isOwed={isOwed}
            periodEndsAt={periodEndsAt}
            {...words}
          />
        )}
      </div>
      {isOffered && !short && plan !== null && (
        <Hint className={styles.taxes}>{t("Taxes, if any, are shown by Stripe before you pay.")}</Hint>
      )}
      {standIn !== null && !short && (
        <Note className={styles.note}>
          <a className="link" href={standIn}>
            {t("Payments go to the stand-in for Stripe on this machine. No money moves.")}
          </a>
        </Note>
      )}
    </>
  );
}
