import type { User } from "#schema/account.ts";
import { Hint } from "#web/ui/hint.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./plan-card.module.css";
import { StatusActions } from "./status-actions.tsx";
import { StatusFailed } from "./status-failed.tsx";
import { StatusPill } from "./status-pill.tsx";
import { PriceLater, StatusText } from "./status-text.tsx";
import { useSubscription } from "./use-subscription.ts";

/** Shows under Account what is paid and until when, and what changes that. */
export function PlanCard({ user }: { user: User }) {
  const { status, billing, daysLeft, isFailed, isRetrying, retry } = useSubscription(user);
  const isOperator = user.role === "operator";
  return (
    <SectionCard id="plan" title={t("Plan")}>
      <div className={styles.plan}>
        {status && billing ? (
          <>
            <StatusPill status={status} billing={billing} />
            <StatusText {...{ isOperator, status, billing, daysLeft }} short={false} />
            {status === "trial" && (
              <Hint>
                <PriceLater />
              </Hint>
            )}
            <StatusActions
              {...{ isOperator, status, billing }}
              quiet
              short
              payment={undefined}
              askAgain={retry}
            />
          </>
        ) : isFailed ? (
          <StatusFailed isRetrying={isRetrying} retry={retry} />
        ) : (
          <Skeleton width="100%" height={120} borderRadius={14} />
        )}
      </div>
    </SectionCard>
  );
}
