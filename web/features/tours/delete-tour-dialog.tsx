import { useQueries } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import type { Tour } from "#schema/tour.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { GONE } from "./gone.ts";
import { useRemoveTour } from "./mutations.ts";
import { featuredToursQuery } from "./queries.ts";
import { deleteDescription } from "./delete-description.ts";

type DeleteTourDialogProps = {
  tour: Tour;
  /** the account's profiles, which may show the tour; undefined while they load */
  guides: Guide[] | undefined;
  onClose: () => void;
};

/** Finds the names of the profiles that show a tour; undefined until all of them are known. */
function useProfilesShowing(tour: Tour, guides: Guide[] | undefined): string[] | undefined {
  const answers = useQueries({
    queries: (guides ?? []).map(({ id }) => ({ ...featuredToursQuery(id), staleTime: 0 })),
  });
  if (!guides || answers.some(({ data }) => data === undefined)) return undefined;
  return guides
    .filter((_, index) => answers[index]?.data?.some(({ tourId }) => tourId === tour.id))
    .map(({ name }) => name);
}

/** Asks, then deletes a tour for good. */
export function DeleteTourDialog({ tour, guides, onClose }: DeleteTourDialogProps) {
  const toastFailure = useToastFailure();
  const remove = useRemoveTour();
  const profiles = useProfilesShowing(tour, guides);
  const confirm = async () => {
    try {
      await remove.mutateAsync(tour.id);
      toast({ title: "Tour Deleted", description: tour.title });
    } catch (error) {
      toastFailure("Failed to Delete Tour", error, GONE);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Tour"
      description={deleteDescription(tour, profiles)}
      confirm="Delete"
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
