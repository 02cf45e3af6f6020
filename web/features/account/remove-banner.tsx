import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { api, read } from "#web/api/client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { storeBanner, tellFailure } from "./banner-change.ts";

/** Asks, then takes the banner away. */
export function RemoveBanner({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({ mutationFn: () => read(api.user["banner-image"].$delete()) });
  const confirm = async () => {
    try {
      await remove.mutateAsync();
      storeBanner(client, null, "The dawn sky is back.");
    } catch (error) {
      tellFailure(client, "Removal Error", error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Remove banner"
      description="The picture is deleted, and the dawn sky takes its place."
      confirm="Remove"
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
