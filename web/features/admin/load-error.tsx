import { paths } from "#web/app/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { PageFailure } from "#web/ui/page-failure.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";

const TITLE = "Error Loading Dashboard";
const ADVICE = "Check your connection, then try once more.";

export type LoadErrorProps = { isRetrying: boolean; onRetry: () => void };

const Ways = ({ isRetrying, onRetry }: LoadErrorProps) => (
  <span className="row center">
    <Button busy={isRetrying} onClick={onRetry}>
      Try again
    </Button>
    <RouteButton variant="line" to={paths.adminLogin}>
      Return to Login
    </RouteButton>
  </span>
);

/** In the place of the whole dashboard. */
export const PageLoadError = (props: LoadErrorProps) => (
  <PageFailure title={TITLE} action={<Ways {...props} />}>
    {ADVICE}
  </PageFailure>
);

/** In the place of one tab's content. */
export const LoadError = (props: LoadErrorProps) => (
  <div className="card" role="alert">
    <Empty title={TITLE} action={<Ways {...props} />}>
      {ADVICE}
    </Empty>
  </div>
);
