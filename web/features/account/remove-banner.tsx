import { Trash2 } from "lucide-react";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useRemoveBanner } from "./mutations.ts";
import { t } from "#texts/app/t.ts";

/** Shows the dialog that asks, then removes the banner. */
export function RemoveBanner({ onClose }: { onClose: () => void }) {
  const toastFailure = useToastFailure();
  const remove = useRemoveBanner();
  const confirm = async () => {
    try {
      await remove.mutateAsync();
      toast({ title: t("Banner Updated"), description: t("The dawn sky is back.") });
    } catch (error) {
      toastFailure(t("Removal Error"), error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("Remove banner")}
      description={t("The picture is deleted, and the dawn sky takes its place.")}
      confirm={t("Remove")}
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
