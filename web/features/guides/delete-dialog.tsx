import { Trash2 } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import { serverMessageOf } from "#web/api/client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useRemoveGuide } from "./mutations.ts";

/** Asks, then deletes a profile for good. */
export function DeleteDialog({ guide, onClose }: { guide: Guide; onClose: () => void }) {
  const remove = useRemoveGuide();
  const confirm = () =>
    remove.mutate(guide.id, {
      onSuccess: () => toast({ title: "Profile Deleted", description: `${guide.name} is off the rack.` }),
      onError: (error) =>
        toast({
          title: "Deletion Error",
          description: serverMessageOf(error) ?? "An error occurred",
          variant: "destructive",
        }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Profile"
      description={`‘${guide.name}’ goes with its reviews, and its printed QR codes stop working. This cannot be undone.`}
      confirm="Delete"
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
