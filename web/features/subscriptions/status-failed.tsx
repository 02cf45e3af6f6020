import { Hint } from "#web/ui/hint.tsx";
import { RetryButton } from "#web/ui/retry-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { t } from "#texts/app/t.ts";
import type { ShownSubscription } from "./use-subscription.ts";

/** Says that the status could not be loaded, and asks again. */
export const StatusFailed = ({ isRetrying, retry }: Pick<ShownSubscription, "isRetrying" | "retry">) => (
  <Row role="alert" justify="between">
    <Hint large>{t("Your status could not be loaded.")}</Hint>
    <RetryButton variant="line" size="sm" isRetrying={isRetrying} onRetry={retry} />
  </Row>
);
