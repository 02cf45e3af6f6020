import { Trash2 } from "lucide-react";
import type { AdminUser } from "#schema/admin.ts";
import { reasonOf } from "#web/api/failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { isDenied } from "../use-admins-only.ts";
import { useRemoveUser } from "../mutations.ts";

const descriptionOf = ({ username, email }: AdminUser): string =>
  [
    `The account ‘${username}’ (${email}) goes for good,`,
    "with its profiles and their reviews, its experiences, its pictures and its sessions.",
    "A running subscription is canceled at Stripe first.",
    "Printed QR codes stop working. This cannot be undone.",
  ].join(" ");

type DeleteUserDialogProps = {
  user: AdminUser;
  /** called when the account is gone, before the dialog closes */
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks, then deletes an account. */
export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const remove = useRemoveUser();
  const confirm = async () => {
    try {
      await remove.mutateAsync(user);
      onDeleted();
      toast({ title: "User deleted", description: `${user.username} (${user.email})` });
    } catch (error) {
      // useAdminsOnly shows its own message and leaves.
      if (!isDenied(error))
        toast({ title: "Delete failed", description: reasonOf(error), variant: "destructive" });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete user"
      description={descriptionOf(user)}
      confirm={remove.isPending ? "Deleting..." : "Delete"}
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
