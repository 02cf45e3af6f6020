import { Card } from "#web/ui/card.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { RetryButton } from "#web/ui/retry-button.tsx";
import { t } from "#texts/app/t.ts";

type GuidesErrorProps = { isRetrying: boolean; onRetry: () => void };

/** Shows a message in the list's place when the profiles could not be loaded. */
export const GuidesError = ({ isRetrying, onRetry }: GuidesErrorProps) => (
  <Card as="div" role="alert">
    <Empty
      title={t("Your profiles could not be loaded")}
      action={<RetryButton isRetrying={isRetrying} onRetry={onRetry} />}
    >
      {t("Check your connection, then try once more.")}
    </Empty>
  </Card>
);
