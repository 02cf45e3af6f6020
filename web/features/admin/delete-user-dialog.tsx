import { Trash2 } from "lucide-react";
import type { AdminUser } from "#schema/admin.ts";
import { serverMessageOf } from "#web/api/client.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { isDenied } from "./denied.ts";
import { useRemoveUser } from "./mutations.ts";

const whatGoes = ({ username, email }: AdminUser): string =>
  [
    `The account ‘${username}’ (${email}) goes for good,`,
    "with its profiles and their reviews, its experiences, its pictures and its sessions.",
    "A running subscription is canceled at Stripe first.",
    "Printed QR codes stop working. This cannot be undone.",
  ].join(" ");

export type DeleteUserDialogProps = {
  user: AdminUser;
  /** when the account is gone, before the dialog closes */
  onDeleted: () => void;
  onClose: () => void;
};

/** Says what goes with an account, asks, then deletes it. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const remove = useRemoveUser();
  const confirm = async () => {
    try {
      await remove.mutateAsync(user);
      onDeleted();
      toast({ title: "User deleted", description: `${user.username} (${user.email})` });
    } catch (error) {
      const description =
        serverMessageOf(error) ?? "We couldn't reach the server. Check your connection, then try once more.";
      // Whoever isn't an admin any more is told so, and leaves.
      if (!isDenied(error)) toast({ title: "Delete failed", description, variant: "destructive" });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete user"
      description={whatGoes(user)}
      confirm={remove.isPending ? "Deleting..." : "Delete"}
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
