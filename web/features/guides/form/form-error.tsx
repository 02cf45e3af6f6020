import { ApiError } from "#web/api/client.ts";
import { paths } from "#web/app/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { PageFailure } from "#web/ui/page-failure.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { Row } from "#web/ui/row.tsx";

/** Takes the form's place when the profile could not be loaded. */
export const FormError = ({ error, retry }: { error: Error; retry: () => void }) =>
  error instanceof ApiError && error.status === 404 ? <NotYours /> : <NotLoaded retry={retry} />;

const NotYours = () => (
  <PageFailure
    title="This profile is not yours to edit"
    action={<RouteButton to={paths.dashboard}>Back to Dashboard</RouteButton>}
  >
    It was deleted, or it belongs to another account.
  </PageFailure>
);

const NotLoaded = ({ retry }: { retry: () => void }) => (
  <PageFailure
    title="Error loading profile"
    action={
      <Row justify="center">
        <Button onClick={retry}>Try again</Button>
        <RouteButton variant="line" to={paths.dashboard}>
          Back to Dashboard
        </RouteButton>
      </Row>
    }
  >
    Check your connection, then try once more.
  </PageFailure>
);
