import type { Billing, SubscriptionStatus } from "#schema/subscription.ts";
import { Button } from "#web/ui/button.tsx";
import type { usePaymentReturn } from "./use-payment-return.ts";
import { RenewalButton } from "./renewal-button.tsx";
import { PortalLink, SubscribeButton } from "./stripe-buttons.tsx";

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
        <div className="note warn">
          Your payment isn't confirmed yet.{" "}
          {payment === "waiting" ? "We keep looking." : "Once it is, this changes by itself."}
        </div>
      )}
      <div className="foot">
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
        <p className="note">Payments go to the stand-in for Stripe on this machine. No money moves.</p>
      )}
    </>
  );
}
