import type { Billing, SubscriptionStatus } from "#schema/subscription.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { usePaymentReturn } from "./use-payment-return.ts";
import { RenewalButton } from "./renewal-button.tsx";
import { PortalLink, SubscribeButton } from "./stripe-buttons.tsx";
import styles from "./status-actions.module.css";

type StatusActionsProps = ReturnType<typeof usePaymentReturn> & {
  isOperator: boolean;
  status: SubscriptionStatus;
  billing: Billing;
  quiet: boolean;
};

/** Buttons to subscribe, cancel and manage billing, and notes about a payment. */
export function StatusActions({ status, billing, quiet, payment, askAgain, ...words }: StatusActionsProps) {
  const { subscriptionEndsAt, periodEndsAt, hasPortal, isRehearsal } = billing;
  const isActive = status === "active";
  return (
    <>
      {payment && (
        <Note tone="warn" className={styles.note}>
          Your payment isn't confirmed yet.{" "}
          {payment === "waiting" ? "We keep looking." : "Once it is, this changes by itself."}
        </Note>
      )}
      <div className={styles.buttons}>
        {payment === "late" && (
          <Button variant="line" onClick={askAgain}>
            Check again
          </Button>
        )}
        {/* Somebody who has just paid isn't asked to pay again. */}
        {!isActive && payment !== "waiting" && <SubscribeButton quiet={quiet || payment !== undefined} />}
        {isActive && (
          <RenewalButton isCancelled={subscriptionEndsAt !== null} periodEndsAt={periodEndsAt} {...words} />
        )}
        {hasPortal && <PortalLink />}
      </div>
      {isRehearsal && (
        <Note className={styles.note}>
          Payments go to the stand-in for Stripe on this machine. No money moves.
        </Note>
      )}
    </>
  );
}
