import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { t } from "#texts/app/t.ts";

export type LeaveDialogProps = {
  /** continues what was asked about; undefined while nothing is */
  leave: (() => void) | undefined;
  /** called before that, when the changes are given up */
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before unsaved changes are lost. */
export const LeaveDialog = ({ leave, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    open={leave !== undefined}
    onOpenChange={(open) => {
      if (!open) onStay();
    }}
    title={t("Leave without saving?")}
    description={t("What you changed on this page will be lost.")}
    confirm={t("Leave page")}
    cancel={t("Keep editing")}
    onConfirm={() => {
      onLeave();
      leave?.();
    }}
  />
);
