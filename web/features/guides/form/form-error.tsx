import { ApiError } from "#web/api/client.ts";
import { paths } from "#web/paths.ts";
import { PageFailure } from "#web/ui/page-failure.tsx";
import { RetryButton } from "#web/ui/retry-button.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { t } from "#texts/app/t.ts";

/** Shows a message in the form's place when the profile could not be loaded. */
export const FormError = ({ error, retry }: { error: Error; retry: () => void }) =>
  error instanceof ApiError && error.status === 404 ? <NotYours /> : <NotLoaded retry={retry} />;

const NotYours = () => (
  <PageFailure
    title={t("This profile is not yours to edit")}
    action={<RouteButton to={paths.dashboard}>{t("Back to Dashboard")}</RouteButton>}
  >
    {t("It was deleted, or it belongs to another account.")}
  </PageFailure>
);

const NotLoaded = ({ retry }: { retry: () => void }) => (
  <PageFailure
    title={t("Error loading profile")}
    action={
      <Row justify="center">
        <RetryButton onRetry={retry} />
        <RouteButton variant="line" to={paths.dashboard}>
          {t("Back to Dashboard")}
        </RouteButton>
      </Row>
    }
  >
    {t("Check your connection, then try once more.")}
  </PageFailure>
);
