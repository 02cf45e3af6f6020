import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Shield, ShieldCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { AccountRow } from "#web/ui/account-row.tsx";
import { useTwoStep } from "#web/features/two-step/mutations.ts";
import { t } from "#texts/app/t.ts";
import { adminQuery } from "../queries.ts";
import { Loading } from "../loading.tsx";

// These are lazy because they are seldom opened: their forms would weigh on every other tab.
const TwoStepSetup = lazyPart(async () => (await import("#web/features/two-step/setup.tsx")).TwoStepSetup);
const StopTwoStepDialog = lazyPart(
  async () => (await import("#web/features/two-step/stop-dialog.tsx")).StopTwoStepDialog,
);

/** Shows two-step verification of the signed-in admin. */
export function Security() {
  const { data: admin } = useQuery(adminQuery());
  const client = useQueryClient();
  const calls = useTwoStep("admin");
  const [opened, setOpened] = useState<"setup" | "stop">();
  const close = () => setOpened(undefined);
  if (!admin) return <Loading />;
  const done = () => {
    close();
    void client.invalidateQueries();
    toast({ title: t("Two-step verification is on") });
  };
  return (
    <Suspense fallback={<Loading />}>
      {opened === "setup" ? (
        <TwoStepSetup calls={calls} onDone={done} onWasOn={done} onCancel={close} />
      ) : (
        <SectionCard
          title={t("Two-step verification")}
          lead={admin.needsTwoStep && t("Please turn it on: your account needs it before anything else.")}
        >
          {admin.twoStep ? (
            <AccountRow
              icon={<ShieldCheck size={20} />}
              title={t("On")}
              detail={t("Your password alone is not enough.")}
              action={<TextButton onClick={() => setOpened("stop")}>{t("Turn off")}</TextButton>}
            />
          ) : (
            <AccountRow
              icon={<Shield size={20} />}
              title={t("Off")}
              detail={t("A code from your phone after the password")}
              action={
                <Button variant="line" onClick={() => setOpened("setup")}>
                  {t("Turn on")}
                </Button>
              }
            />
          )}
          <Hint>
            {t(
              "Lost your phone and your recovery codes? The command admin:create sets your account up again.",
            )}
          </Hint>
        </SectionCard>
      )}
      {opened === "stop" && <StopTwoStepDialog calls={calls} onClose={close} />}
    </Suspense>
  );
}
