import { Shield, ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { paths } from "#web/paths.ts";
import { RouteButton } from "#web/ui/route-button.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { AccountRow } from "#web/ui/account-row.tsx";
import { StopTwoStepDialog } from "#web/features/two-step/stop-dialog.tsx";
import { useTwoStep } from "#web/features/two-step/mutations.ts";
import { t } from "#texts/app/t.ts";

/** Shows whether two-step verification is on, with the buttons that change it. */
export function TwoStepCard({ user }: { user: User }) {
  const [isStopping, setStopping] = useState(false);
  const calls = useTwoStep("user");
  return (
    <SectionCard id="two-step" title={t("Two-step verification")}>
      {user.twoStep ? (
        <>
          <AccountRow
            icon={<ShieldCheck size={20} />}
            title={t("On")}
            detail={t("Your password alone is not enough.")}
            action={<TextButton onClick={() => setStopping(true)}>{t("Turn off")}</TextButton>}
          />
          <AccountRow
            title={t("Recovery codes")}
            detail={t("Ten new ones in place of those you have")}
            action={
              <RouteButton variant="line" to={paths.recoveryCodes}>
                {t("New codes")}
              </RouteButton>
            }
          />
        </>
      ) : (
        <AccountRow
          icon={<Shield size={20} />}
          title={t("Off")}
          detail={t("A code from your phone after the password")}
          action={
            <RouteButton variant="line" to={paths.twoStep}>
              {t("Turn on")}
            </RouteButton>
          }
        />
      )}
      {isStopping && <StopTwoStepDialog calls={calls} onClose={() => setStopping(false)} />}
    </SectionCard>
  );
}
