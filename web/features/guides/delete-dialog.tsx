import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import { ApiError, serverMessageOf } from "#web/api/client.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useRemoveGuide } from "./mutations.ts";
import { guidesQuery } from "./queries.ts";

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

const reasonOf = (error: unknown) =>
  statusOf(error) === 404
    ? "It was already deleted, in another tab or on another device."
    : (serverMessageOf(error) ?? "We couldn't reach the server. Check your connection, then try once more.");

/** What is lost with a profile; an operator's tours only leave it. */
const whatGoes = (name: string, isOperator: boolean): string =>
  [
    `‘${name}’ goes with its picture, its reviews and its review platforms,`,
    "and its printed QR codes stop working for good.",
    ...(isOperator ? ["The experiences it shows stay in your Linked Services."] : []),
    "This cannot be undone.",
  ].join(" ");

export type DeleteDialogProps = { guide: Guide; isOperator: boolean; onClose: () => void };

/** Asks, then deletes a profile for good. */
export function DeleteDialog({ guide, isOperator, onClose }: DeleteDialogProps) {
  const client = useQueryClient();
  const remove = useRemoveGuide();
  const confirm = async () => {
    try {
      await remove.mutateAsync(guide.id);
      toast({ title: "Profile Deleted", description: `${guide.name} is off the rack.` });
    } catch (error) {
      // The guard says what there is to say to somebody who is signed out.
      if (statusOf(error) === 401) void client.invalidateQueries(sessionQuery());
      else toast({ title: "Deletion Error", description: reasonOf(error), variant: "destructive" });
      void client.invalidateQueries(guidesQuery());
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Profile"
      description={whatGoes(guide.name, isOperator)}
      confirm="Delete"
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
