import { useLayoutEffect, useRef } from "react";
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

type LoadErrorProps = { isRetrying: boolean; onRetry: () => unknown };

function Ways({ isRetrying, onRetry }: LoadErrorProps) {
  const again = useRef<HTMLButtonElement>(null);
  // The button disappears with the failure, whichever call has ended that, and would take the focus along.
  useLayoutEffect(() => {
    const { current } = again;
    const place = current?.closest<HTMLElement>("[role=tabpanel], main");
    return () => {
      if (document.activeElement === current) place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Row justify="center">
      <Button ref={again} busy={isRetrying} onClick={onRetry}>
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
