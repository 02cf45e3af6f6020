import { useId } from "react";
import type { User } from "#schema/account.ts";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Row } from "#web/ui/row.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import type { usePaymentReturn } from "./use-payment-return.ts";
import styles from "./status-card.module.css";
import { StatusFailed } from "./status-failed.tsx";
import { StatusActions } from "./status-actions.tsx";
import { StatusPill } from "./status-pill.tsx";
import { StatusText } from "./status-text.tsx";
import type { ShownSubscription } from "./use-subscription.ts";

type StatusCardProps = ReturnType<typeof usePaymentReturn> & {
  user: User;
  subscription: ShownSubscription;
  /** whether the screen has another main action */
  quiet: boolean;
  /** whether a line says enough, because nothing has to be done for now */
  short: boolean;
};

/** Shows whether the account's profiles are public, until when, and the actions that change it; nothing where no plans are sold. */
export function StatusCard({ user, subscription, quiet, short, payment, askAgain }: StatusCardProps) {
  const { status, billing, daysLeft, isFailed } = subscription;
  const id = useId();
  if (user.billing === "off") return null;
  const isOperator = user.role === "operator";
  const isKnown = status !== undefined && billing !== undefined && payment !== "asking";
  const isLoading = !isKnown && !isFailed;
  return (
    <Card className={styles.card} aria-labelledby={id} aria-busy={isLoading || undefined}>
      <Row justify="between">
        <h2 id={id}>{isOperator ? t("Account Status") : t("Subscription Status")}</h2>
        {isKnown && <StatusPill status={status} billing={billing} />}
        {isLoading && <Skeleton width={110} height={30} borderRadius={15} />}
      </Row>
      {isLoading && !payment && <Skeleton width="90%" height={44} />}
      {isLoading && payment && <Hint large>{t("Confirming your payment...")}</Hint>}
      {isKnown && (
        <>
          <StatusText
            isOperator={isOperator}
            status={status}
            billing={billing}
            daysLeft={daysLeft}
            short={short}
          />
          <StatusActions
            isOperator={isOperator}
            status={status}
            billing={billing}
            quiet={quiet}
            short={short}
            payment={payment}
            askAgain={askAgain}
          />
        </>
      )}
      {!isKnown && isFailed && <StatusFailed {...subscription} />}
    </Card>
  );
}
