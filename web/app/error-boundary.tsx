import { Component, type ReactNode } from "react";
import { Button, LinkButton } from "#web/ui/button.tsx";
import { PageFailure } from "#web/ui/page-failure.tsx";
import { paths } from "./paths.ts";

type Props = {
  children: ReactNode;
  /** show nothing in the place of what failed */
  silent?: boolean;
  /** a failure is forgotten when this changes */
  resetKey?: string;
};

/** Keeps a failure of its children to itself. The rest of the page stays usable; the browser's console has the cause. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.silent) return null;
    return (
      <PageFailure
        title="Something went wrong"
        action={
          <span className="row center">
            <Button onClick={() => location.reload()}>Reload page</Button>
            <LinkButton variant="line" href={paths.home}>
              Return to Home
            </LinkButton>
          </span>
        }
      >
        This page could not be shown. Check your connection, then try once more.
      </PageFailure>
    );
  }
}
