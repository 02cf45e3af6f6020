import { ShieldOff } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { AdminUser } from "#schema/admin.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { isDenied } from "../use-admins-only.ts";
import { useRemoveTwoStep } from "../mutations.ts";
import { ReasonField } from "../reason-field.tsx";

/** Shows the dialog that asks for the reason, then turns two-step verification of an account off. */
export function RemoveTwoStepDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const remove = useRemoveTwoStep();
  const proof = useProof();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === "");
    if (reason.trim() === "" || remove.isPending) return;
    try {
      await proof.run((password) => remove.mutateAsync({ id: user.id, reason, password }));
      toast({ title: t("Two-step verification is off"), description: user.email });
      onClose();
    } catch (error) {
      // The dialog stays, and what was typed in it. useAdminsOnly leaves the page where an admin isn't one any more.
      if (!(error instanceof ProofRefused) && !isDenied(error)) toastFailure(t("Not changed"), error);
    }
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={() => {
          if (!remove.isPending) onClose();
        }}
        title={t("Turn off two-step verification")}
        description={t(
          "{username} ({email}) then signs in with the password alone, and gets an e-mail about it. Make sure that it is the owner who asks. The audit log keeps the reason.",
          { username: user.username, email: user.email },
        )}
      >
        <DialogForm onSubmit={(event) => void submit(event)}>
          <ReasonField value={reason} isMissing={isMissing} onChange={setReason} />
          <DialogActions>
            <Button variant="line" disabled={remove.isPending} onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button
              type="submit"
              variant="danger-fill"
              icon={<ShieldOff size={19} aria-hidden="true" />}
              busy={remove.isPending}
            >
              {t("Turn off")}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
      {proof.dialog}
    </>
  );
}
