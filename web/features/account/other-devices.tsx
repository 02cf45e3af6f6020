import { useState } from "react";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useLogoutOtherDevices } from "./mutations.ts";

/** Asks, then logs the account out on every other device. */
export function OtherDevices() {
  const [isAsking, setAsking] = useState(false);
  const toastFailure = useToastFailure();
  const logout = useLogoutOtherDevices();
  const confirm = async () => {
    try {
      await logout.mutateAsync();
      toast({ title: "Logged out everywhere else", description: "You are still logged in here." });
    } catch (error) {
      toastFailure("Logout failed", error);
    }
    setAsking(false);
  };
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>Log out other devices</TextButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Log out other devices"
        description="Every other phone and computer is logged out of this account at once. You stay logged in here."
        confirm="Log out others"
        busy={logout.isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
