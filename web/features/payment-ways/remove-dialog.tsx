import type { PaymentWay } from "#payment-codes/kinds.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { t } from "#texts/app/t.ts";
import { wayName } from "./way-texts.ts";

type RemoveDialogProps = {
  way: PaymentWay;
  isBusy: boolean;
  onRemove: () => Promise<void>;
  onClose: () => void;
};

/** Shows the dialog that asks before a way is removed from the page. */
export const RemoveDialog = ({ way, isBusy, onRemove, onClose }: RemoveDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={onClose}
    title={t("Remove {name}?", { name: wayName(way) })}
    description={t("Guests will no longer find it on your page. You can add it again.")}
    confirm={t("Remove")}
    busy={isBusy}
    onConfirm={() => void onRemove()}
  />
);
