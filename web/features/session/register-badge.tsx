import type { ReactNode } from "react";
import { paths } from "#web/app/paths.ts";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";

/** The registration's badge around its form. */
export const RegisterBadge = ({ children }: { children: ReactNode }) => (
  <HangingBadge
    title="Sign up"
    lead="A badge, a page and a place for your tips."
    wide
    other={
      <>
        Already have an account?{" "}
        <RouteLink className="link" to={paths.login}>
          Login here
        </RouteLink>
      </>
    }
  >
    {children}
  </HangingBadge>
);
