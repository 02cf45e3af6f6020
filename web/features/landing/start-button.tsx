import type { ReactNode } from "react";
import { paths } from "#web/app/paths.ts";
import { useSession } from "#web/features/session/queries.ts";
import type { ButtonLooks } from "#web/ui/button.tsx";
import { RouteButton } from "#web/ui/route-button.tsx";

export type StartButtonProps = ButtonLooks & {
  /** to those without an account, who go to /register */
  visitor: ReactNode;
  /** to those signed in, who go to their dashboard */
  user: ReactNode;
};

/** The way in, for whoever is looking; a block of its size until that is known. */
export function StartButton({ visitor, user, ...looks }: StartButtonProps) {
  const session = useSession();
  if (session.isLoading) {
    return (
      <span className="btn lg soft start-wait" aria-busy="true">
        <span className="vh">Loading</span>
      </span>
    );
  }
  return (
    <RouteButton {...looks} size="lg" to={session.user ? paths.dashboard : paths.register}>
      {session.user ? user : visitor}
    </RouteButton>
  );
}
