import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { t } from "#texts/app/t.ts";

/** The texts of the dialog, and of the messages after it. */
export type RemovalTexts = {
  title: string;
  description: string;
  confirm: string;
  done: string;
  failed: string;
};

type ConfirmRemovalProps = {
  texts: RemovalTexts;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
  onClose: () => void;
};

/** Shows the dialog that asks, then removes, and shows the outcome. */
export function ConfirmRemoval({ texts, remove, onRemoved, onClose }: ConfirmRemovalProps) {
  const { done, failed, ...asked } = texts;
  const removal = useMutation({ mutationFn: remove });
  const confirm = () =>
    removal.mutate(undefined, {
      onSuccess: () => {
        toast({ title: done, ...inAppLanguage() });
        onRemoved();
      },
      onError: () =>
        toast({ title: t("Error"), description: failed, variant: "destructive", ...inAppLanguage() }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      {...asked}
      open
      // The dialog can't be closed during the removal, which can't be cancelled.
      onOpenChange={() => {
        if (!removal.isPending) onClose();
      }}
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={removal.isPending}
      onConfirm={confirm}
    />
  );
}
