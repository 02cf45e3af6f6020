import { useQueryClient } from "@tanstack/react-query";
import type { User } from "#schema/account.ts";
import { DAY } from "#schema/durations.ts";
import { DELETION_DAYS } from "#schema/limits.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { longDate } from "#web/lib/long-date.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useDeleteAccount } from "./security-mutations.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { t } from "#texts/app/t.ts";

/** Shows the dialog that asks, then schedules the account's deletion. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const schedule = useDeleteAccount();
  const proof = useProof();
  const toastFailure = useToastFailure();
  const due = longDate(new Date(Date.now() + DELETION_DAYS * DAY));
  const what = [
    t("Your pages are hidden at once, and every other device is signed out."),
    user.subscriptionStatus === "active" && user.billing !== "off" && t("Your plan ends at once."),
    t(
      "On {due} everything will be deleted: pages, tours, reviews and pictures. Until then you can keep it.",
      { due },
    ),
  ];
  const confirm = async () => {
    try {
      await proof.run((password) => schedule.mutateAsync({ password }));
      // With the refetched user, every page shows the deletion from now on.
      await client.invalidateQueries({ queryKey: sessionQuery().queryKey });
    } catch (error) {
      if (!(error instanceof ProofRefused)) toastFailure(t("Not deleted"), error);
    }
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t("Delete my account?")}
        description={what.filter(Boolean).join(" ")}
        confirm={t("Delete my account")}
        cancel={t("Keep it")}
        busy={schedule.isPending}
        onConfirm={() => void confirm()}
      />
      {proof.dialog}
    </>
  );
}
