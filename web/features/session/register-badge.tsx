import type { ReactNode } from "react";
import { paths } from "#web/paths.ts";
import { HangingBadge } from "#web/ui/hanging-badge.tsx";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { t } from "#texts/app/t.ts";

/** Shows the registration's badge around its form. */
export const RegisterBadge = ({ children }: { children: ReactNode }) => (
  <HangingBadge
    title={t("Sign up")}
    lead={t("A badge, a page and a place for your tips.")}
    wide
    other={
      <LinkedText text="Already have an account? {link}" to={paths.login}>
        {t("Login here")}
      </LinkedText>
    }
  >
    {children}
  </HangingBadge>
);
