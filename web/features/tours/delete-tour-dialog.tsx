import { Trash2 } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import type { Tour } from "#schema/tour.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { GONE } from "./gone.ts";
import { useRemoveTour } from "./mutations.ts";
import { useShowing } from "./use-showing.ts";
import { deleteDescription } from "./delete-description.ts";

type DeleteTourDialogProps = {
  tour: Tour;
  /** the account's profiles, which may show the tour; undefined while they load */
  guides: Guide[] | undefined;
  onClose: () => void;
};

/** Shows the dialog that asks, then deletes a tour for good. */
export function DeleteTourDialog({ tour, guides, onClose }: DeleteTourDialogProps) {
  const toastFailure = useToastFailure();
  const remove = useRemoveTour();
  const showing = useShowing(guides);
  const profiles = showing && (showing.get(tour.id) ?? []).map(({ name }) => name);
  const confirm = async () => {
    try {
      await remove.mutateAsync(tour.id);
      toast({ title: t("Tour Deleted"), description: tour.title });
    } catch (error) {
      toastFailure(t("Failed to Delete Tour"), error, GONE);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("Delete Tour")}
      description={deleteDescription(tour, profiles)}
      confirm={t("Delete")}
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
