import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { PageFailure } from "#web/ui/page-failure.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { t } from "#texts/app/t.ts";

const TITLE = "Error Loading Dashboard";
const ADVICE = "Check your connection, then try once more.";

type LoadErrorProps = {
  isRetrying: boolean;
  /** asks again; never throws */
  onRetry: () => Promise<{ isSuccess: boolean }>;
};

function Ways({ isRetrying, onRetry }: LoadErrorProps) {
  const retry = async (button: HTMLElement) => {
    const place = button.closest<HTMLElement>("[role=tabpanel], main");
    const { isSuccess } = await onRetry();
    // The button disappears and takes the focus along, now or already.
    const hasFocus = [button, document.body].some((element) => element === document.activeElement);
    if (isSuccess && hasFocus) place?.focus({ preventScroll: true });
  };
  return (
    <Row justify="center">
      <Button busy={isRetrying} onClick={({ currentTarget }) => void retry(currentTarget)}>
        {t("Try again")}
      </Button>
      <RouteButton variant="line" to={paths.adminLogin}>
        {t("Return to Login")}
      </RouteButton>
    </Row>
  );
}

/** Shows a message in place of the whole dashboard. */
export const PageLoadError = (props: LoadErrorProps) => (
  <PageFailure title={t(TITLE)} action={<Ways {...props} />}>
    {t(ADVICE)}
  </PageFailure>
);

/** Shows a message in place of one tab's content. */
export const LoadError = (props: LoadErrorProps) => (
  <Card as="div" role="alert">
    <Empty title={t(TITLE)} action={<Ways {...props} />}>
      {t(ADVICE)}
    </Empty>
  </Card>
);
