import { ApiError } from "#web/api/client.ts";
import { paths } from "#web/app/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";

/** Instead of the form when the profile can't be had. */
export function FormError({ error, retry }: { error: Error; retry: () => void }) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 403);
  return (
    <div className="page-error" role="alert">
      <Empty
        title={isMissing ? "This profile is not yours to edit" : "Error loading profile"}
        action={
          <div className="row">
            {!isMissing && <Button onClick={retry}>Try again</Button>}
            <RouteButton variant={isMissing ? "ink" : "line"} to={paths.dashboard}>
              Back to Dashboard
            </RouteButton>
          </div>
        }
      >
        {isMissing
          ? "It was deleted, or it belongs to another account."
          : "Check your connection, then try once more."}
      </Empty>
    </div>
  );
}
