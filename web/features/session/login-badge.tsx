import type { ReactNode } from "react";
import { paths } from "#web/app/paths.ts";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";

/** The login's badge around its form. */
export const LoginBadge = ({ children }: { children: ReactNode }) => (
  <HangingBadge title="Log in" lede="Good to see you again.">
    {children}
    <p className="alt">
      No account yet?{" "}
      <RouteLink className="link" to={paths.register}>
        Register here
      </RouteLink>
    </p>
  </HangingBadge>
);
