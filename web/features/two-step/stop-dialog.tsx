import { useMutation } from "@tanstack/react-query";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import type { TwoStepCalls } from "./mutations.ts";
import { t } from "#texts/app/t.ts";

/** Shows the dialog that asks, then turns two-step verification off. */
export function StopTwoStepDialog({ calls, onClose }: { calls: TwoStepCalls; onClose: () => void }) {
  const stop = useMutation({ mutationFn: calls.stop });
  const proof = useProof();
  const toastFailure = useToastFailure();
  const confirm = async () => {
    try {
      await proof.run((password) => stop.mutateAsync(password));
      toast({
        title: t("Two-step verification is off"),
        description: t("Your recovery codes no longer work."),
      });
    } catch (error) {
      if (!(error instanceof ProofRefused)) toastFailure(t("Not turned off"), error);
    }
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t("Turn two-step verification off?")}
        description={t("Your password alone will sign you in. Your recovery codes will stop working.")}
        confirm={t("Turn off")}
        busy={stop.isPending}
        onConfirm={() => void confirm()}
      />
      {proof.dialog}
    </>
  );
}
