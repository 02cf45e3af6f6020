import { t } from "#texts/app/t.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export type ConfirmLeaveProps = {
  /** continues what was asked about; undefined while nothing is */
  leave: (() => void) | undefined;
  /** says what would be lost */
  description: string;
  /** the text of the button that stays; by default "Cancel" */
  cancel?: string;
  /** called before leaving, when what is unsaved is given up */
  onLeave?: () => void;
  onStay: () => void;
};

/** Asks before what is unsaved is lost. */
export const ConfirmLeave = ({ leave, onLeave, onStay, ...texts }: ConfirmLeaveProps) => (
  <ConfirmDialog
    {...texts}
    open={leave !== undefined}
    onOpenChange={(open) => {
      if (!open) onStay();
    }}
    title={t("Leave without saving?")}
    confirm={t("Leave page")}
    onConfirm={() => {
      onLeave?.();
      leave?.();
    }}
  />
);
