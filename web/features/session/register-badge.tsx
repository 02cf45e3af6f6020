import type { ReactNode } from "react";
import { paths } from "#web/paths.ts";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";

/** Shows the registration's badge around its form. */
export const RegisterBadge = ({ children }: { children: ReactNode }) => (
  <HangingBadge
    title={t("Sign up")}
    lead={t("A badge, a page and a place for your tips.")}
    wide
    other={
      <Trans
        text="Already have an account? {link}"
        parts={{
          link: (
            <RouteLink className="link" to={paths.login}>
              {t("Login here")}
            </RouteLink>
          ),
        }}
      />
    }
  >
    {children}
  </HangingBadge>
);
