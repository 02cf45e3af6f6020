import type { ReactNode } from "react";
import { paths } from "#web/paths.ts";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { t } from "#texts/app/t.ts";

/** Shows the login's badge around its form. */
export const LoginBadge = ({ children }: { children: ReactNode }) => (
  <HangingBadge
    title={t("Log in")}
    lead={t("Good to see you again.")}
    other={
      <Trans
        text="No account yet? {link}"
        parts={{
          link: (
            <RouteLink className="link" to={paths.register}>
              {t("Register here")}
            </RouteLink>
          ),
        }}
      />
    }
  >
    {children}
  </HangingBadge>
);
