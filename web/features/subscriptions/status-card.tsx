import { useId } from "react";
import type { User } from "#schema/account.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { Row } from "#web/ui/row.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import type { usePaymentReturn } from "./use-payment-return.ts";
import styles from "./status-card.module.css";
import { StatusActions } from "./status-actions.tsx";
import { StatusText } from "./status-text.tsx";
import type { ShownSubscription } from "./use-subscription.ts";

const PILLS = {
  active: { tone: "ok", text: "Active" },
  trial: { tone: "info", text: "Free Early Access" },
  inactive: { tone: "bad", text: "Inactive" },
} as const;

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
  const isEnding = status === "active" && billing?.subscriptionEndsAt != null;
  const isLoading = !isKnown && !isFailed;
  return (
    <Card className={styles.card} aria-labelledby={id} aria-busy={isLoading || undefined}>
      <Row justify="between">
        <h2 id={id}>{isOperator ? t("Account Status") : t("Subscription Status")}</h2>
        {isKnown && <Pill tone={isEnding ? "wait" : PILLS[status].tone}>{t(PILLS[status].text)}</Pill>}
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
      {!isKnown && isFailed && (
        <Row role="alert" justify="between">
          <Hint large>{t("Your status could not be loaded.")}</Hint>
          <Button variant="line" size="sm" busy={subscription.isRetrying} onClick={subscription.retry}>
            {t("Try again")}
          </Button>
        </Row>
      )}
    </Card>
  );
}
