import { EyeOff } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { AdminGuide } from "#schema/admin.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { t } from "#texts/app/t.ts";
import { useHideGuide } from "../mutations.ts";
import { ReasonField } from "../reason-field.tsx";

/** Shows the dialog that asks for the reason, then hides a page. */
export function HideGuideDialog({ guide, onClose }: { guide: AdminGuide; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const hide = useHideGuide();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === "");
    if (reason.trim() !== "" && !hide.isPending)
      hide.mutate({ id: guide.id, reason }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!hide.isPending) onClose();
      }}
      title={t("Hide page")}
      description={t(
        "{name}’s page, its code, tips and reviews are hidden from everybody but {userName}, who gets the reason by e-mail and on the dashboard. It can be shown again.",
        { name: guide.name, userName: guide.userName },
      )}
    >
      <DialogForm onSubmit={submit}>
        <ReasonField value={reason} isMissing={isMissing} onChange={setReason} />
        <DialogActions>
          <Button variant="line" disabled={hide.isPending} onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button
            type="submit"
            variant="danger-fill"
            icon={<EyeOff size={19} aria-hidden="true" />}
            busy={hide.isPending}
          >
            {t("Hide page")}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
