import type { User } from "#schema/account.ts";
import { Button } from "#web/ui/button.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { usePaymentReturn } from "./use-payment-return.ts";
import { StatusActions } from "./status-actions.tsx";
import { StatusText } from "./status-text.tsx";
import type { ShownSubscription } from "./use-subscription.ts";

const PILLS = {
  active: <Pill tone="ok">Active</Pill>,
  trial: <Pill tone="info">Free Early Access</Pill>,
  inactive: <Pill tone="bad">Inactive</Pill>,
};

type StatusCardProps = ReturnType<typeof usePaymentReturn> & {
  user: User;
  subscription: ShownSubscription;
  /** the screen has another main action */
  quiet: boolean;
};

/** Shows whether the account's profiles are public, until when, and the actions that change it. */
export function StatusCard({ user, subscription, quiet, payment, askAgain }: StatusCardProps) {
  const { status, billing, daysLeft, isFailed } = subscription;
  const isOperator = user.role === "operator";
  const isKnown = status !== undefined && billing !== undefined && payment !== "asking";
  const isLoading = !isKnown && !isFailed;
  return (
    <section className="card status" aria-busy={isLoading || undefined}>
      <div className="row between">
        <h2>{isOperator ? "Account Status" : "Subscription Status"}</h2>
        {isKnown && PILLS[status]}
        {isLoading && <Skeleton width={110} height={30} borderRadius={15} />}
      </div>
      {isLoading && !payment && <Skeleton width="90%" height={44} />}
      {isLoading && payment && <p className="hint lead">Confirming your payment...</p>}
      {isKnown && (
        <>
          <StatusText isOperator={isOperator} status={status} billing={billing} daysLeft={daysLeft} />
          <StatusActions
            isOperator={isOperator}
            status={status}
            billing={billing}
            quiet={quiet}
            payment={payment}
            askAgain={askAgain}
          />
        </>
      )}
      {!isKnown && isFailed && (
        <div role="alert" className="row between">
          <p className="hint lead">Your status could not be loaded.</p>
          <Button variant="line" size="sm" busy={subscription.isRetrying} onClick={subscription.retry}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}
