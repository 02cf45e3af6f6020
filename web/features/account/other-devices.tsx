import { useState } from "react";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useLogoutOtherDevices } from "./mutations.ts";
import { t } from "#texts/app/t.ts";

/** Shows the button that logs the account out on every other device, after a question. */
export function OtherDevices() {
  const [isAsking, setAsking] = useState(false);
  const toastFailure = useToastFailure();
  const logout = useLogoutOtherDevices();
  const confirm = async () => {
    try {
      await logout.mutateAsync();
      toast({ title: t("Logged out everywhere else"), description: t("You are still logged in here.") });
    } catch (error) {
      toastFailure(t("Logout failed"), error);
    }
    setAsking(false);
  };
  return (
    <>
      <TextButton quiet onClick={() => setAsking(true)}>
        {t("Log out other devices")}
      </TextButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("Log out other devices")}
        description={t(
          "Every other phone and computer is logged out of this account at once. You stay logged in here.",
        )}
        confirm={t("Log out others")}
        busy={logout.isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
