import type { ReactNode } from "react";
import { paths } from "#web/paths.ts";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { t } from "#texts/app/t.ts";

/** Shows the login's badge around its form. */
export const LoginBadge = ({ children }: { children: ReactNode }) => (
  <HangingBadge
    title={t("Log in")}
    lead={t("Good to see you again.")}
    other={
      <LinkedText text="No account yet? {link}" to={paths.register}>
        {t("Register here")}
      </LinkedText>
    }
  >
    {children}
  </HangingBadge>
);
