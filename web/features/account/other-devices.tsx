import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, read } from "#web/api/client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { tellFailure } from "./banner-change.ts";

/** Logs the account out everywhere but here, once asked. */
export function OtherDevices() {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const logout = useMutation({
    mutationFn: () => read(api.account.sessions.$delete()),
    // This session has ended too, and the new one is in the answer: after a lost one a second try would be refused.
    retry: false,
  });
  const confirm = async () => {
    try {
      await logout.mutateAsync();
      toast({ title: "Logged out everywhere else", description: "You are still logged in here." });
    } catch (error) {
      tellFailure(client, "Logout failed", error);
    }
    setAsking(false);
  };
  return (
    <>
      <button type="button" className="tlink" onClick={() => setAsking(true)}>
        Log out other devices
      </button>
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
