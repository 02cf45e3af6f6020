import type { Billing, SubscriptionStatus } from "#schema/subscription.ts";
import { Button } from "#web/ui/button.tsx";
import type { usePaymentReturn } from "./payment-return.ts";
import { PlanButton } from "./plan-button.tsx";
import { PortalLink, SubscribeButton } from "./stripe-buttons.tsx";

export type StatusActionsProps = ReturnType<typeof usePaymentReturn> & {
  isOperator: boolean;
  status: SubscriptionStatus;
  billing: Billing;
  quiet: boolean;
};

/** What can be done about the state in force, and what becomes of the money. */
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
        {/* Whoever has just paid isn't asked to do it again. */}
        {!isActive && payment !== "waiting" && <SubscribeButton quiet={quiet || payment !== undefined} />}
        {isActive && (
          <PlanButton isCancelled={subscriptionEndsAt !== null} periodEndsAt={periodEndsAt} {...words} />
        )}
        {hasPortal && <PortalLink />}
      </div>
      {isRehearsal && (
        <p className="note">Payments go to the stand-in for Stripe on this machine. No money moves.</p>
      )}
    </>
  );
}
