import { Trash2 } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast } from "#web/ui/toast.ts";
import styles from "./delete-dialog.module.css";
import { useRemoveGuide } from "./mutations.ts";

const GONE = { 404: "It was already deleted, in another tab or on another device." };

/** Describes what is lost with a profile. */
const descriptionOf = (name: string, isOperator: boolean): string =>
  [
    `‘${name}’ goes with its picture, its reviews and its review platforms,`,
    "and its printed QR codes stop working for good.",
    ...(isOperator ? ["The experiences it shows stay in your Linked Services."] : []),
    "This cannot be undone.",
  ].join(" ");

type DeleteDialogProps = {
  guide: Guide;
  isOperator: boolean;
  /** offered instead: the badge stays, for somebody new */
  onHandOn: () => void;
  onClose: () => void;
};

/** Asks, then deletes a profile for good. */
export function DeleteDialog({ guide, isOperator, onHandOn, onClose }: DeleteDialogProps) {
  const toastFailure = useToastFailure();
  const remove = useRemoveGuide();
  const confirm = async () => {
    try {
      await remove.mutateAsync(guide.id);
      toast({ title: "Profile Deleted", description: `${guide.name} is off the rack.` });
    } catch (error) {
      toastFailure("Deletion Error", error, GONE);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Profile"
      description={descriptionOf(guide.name, isOperator)}
      confirm="Delete"
      icon={<Trash2 size={19} aria-hidden="true" />}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <Note className={styles.instead}>
        <p>
          Somebody new takes over? The printed code can stay.{" "}
          <TextButton disabled={remove.isPending} onClick={onHandOn}>
            Hand the badge on instead
          </TextButton>
        </p>
      </Note>
    </ConfirmDialog>
  );
}
