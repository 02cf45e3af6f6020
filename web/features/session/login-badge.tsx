import type { ReactNode } from "react";
import { paths } from "#web/app/paths.ts";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";

/** The login's badge around its form. */
export const LoginBadge = ({ children }: { children: ReactNode }) => (
  <HangingBadge
    title="Log in"
    lead="Good to see you again."
    other={
      <>
        No account yet?{" "}
        <RouteLink className="link" to={paths.register}>
          Register here
        </RouteLink>
      </>
    }
  >
    {children}
  </HangingBadge>
);
