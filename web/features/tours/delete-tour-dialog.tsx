import { useQueries, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import type { Tour } from "#schema/tour.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { tellFailure } from "./failure.ts";
import { useRemoveTour } from "./mutations.ts";
import { featuredToursQuery } from "./queries.ts";
import { removalWords } from "./removal-words.ts";

export type DeleteTourDialogProps = {
  tour: Tour;
  /** the account's profiles, of which some may show it; undefined while they aren't known */
  guides: Guide[] | undefined;
  onClose: () => void;
};

/** The names of the profiles that show a tour; undefined until all of them have been looked at. */
function useShowing(tour: Tour, guides: Guide[] | undefined): string[] | undefined {
  const answers = useQueries({
    queries: (guides ?? []).map(({ id }) => ({ ...featuredToursQuery(id), staleTime: 0 })),
  });
  if (!guides || answers.some(({ data }) => data === undefined)) return undefined;
  return guides
    .filter((_, index) => answers[index]?.data?.some(({ tourId }) => tourId === tour.id))
    .map(({ name }) => name);
}

/** Says what goes with an experience, asks, then deletes it for good. */
export function DeleteTourDialog({ tour, guides, onClose }: DeleteTourDialogProps) {
  const client = useQueryClient();
  const remove = useRemoveTour();
  const showing = useShowing(tour, guides);
  const confirm = async () => {
    try {
      await remove.mutateAsync(tour.id);
      toast({ title: "Tour Deleted", description: tour.title });
    } catch (error) {
      tellFailure(client, "Failed to Delete Tour", error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Tour"
      description={removalWords(tour, showing)}
      confirm="Delete"
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
