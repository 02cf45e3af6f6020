import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Empty } from "#web/ui/empty.tsx";

type GuidesErrorProps = { isRetrying: boolean; onRetry: () => void };

/** Takes the list's place when the profiles could not be loaded. */
export const GuidesError = ({ isRetrying, onRetry }: GuidesErrorProps) => (
  <Card as="div" role="alert">
    <Empty
      title="Your profiles could not be loaded"
      action={
        <Button busy={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Check your connection, then try once more.
    </Empty>
  </Card>
);
