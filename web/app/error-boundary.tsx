import { Component, type ReactNode } from "react";
import { Button, LinkButton } from "#web/ui/button.tsx";
import { PageFailure } from "#web/ui/page-failure.tsx";
import { Row } from "#web/ui/row.tsx";
import { paths } from "#web/paths.ts";
import { t } from "#texts/app/t.ts";

type Props = {
  children: ReactNode;
  /** shows nothing in place of what failed */
  silent?: boolean;
  /** a failure is forgotten when this changes */
  resetKey?: string;
};

type State = { failed: boolean; resetKey: string | undefined };

/**
 * Shows a message in place of children that failed, so that the rest of the page stays usable. The console has the
 * cause.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.silent) return null;
    return (
      <PageFailure
        title={t("Something went wrong")}
        action={
          <Row justify="center">
            <Button onClick={() => location.reload()}>{t("Reload page")}</Button>
            <LinkButton variant="line" href={paths.home}>
              {t("Return to Home")}
            </LinkButton>
          </Row>
        }
      >
        {t("This page could not be shown. Check your connection, then try once more.")}
      </PageFailure>
    );
  }
}
