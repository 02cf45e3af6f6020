import { Trash2 } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import { ProofRefused, useProof } from "#web/features/session/use-proof.tsx";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";
import styles from "./delete-dialog.module.css";
import { useRemoveGuide } from "./mutations.ts";

const GONE = {
  404: "It was already deleted, in another tab or on another device.",
} as const satisfies Record<number, PlainText>;

/** Says what is lost with a profile. */
const descriptionOf = (name: string, isOperator: boolean): string =>
  isOperator
    ? t(
        "‘{name}’ will be deleted with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.",
        { name },
      )
    : t(
        "‘{name}’ will be deleted with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.",
        { name },
      );

type DeleteDialogProps = {
  guide: Guide;
  isOperator: boolean;
  /** hands the badge on to a new holder, which the dialog offers instead */
  onHandOn: () => void;
  onClose: () => void;
};

/** Shows the dialog that asks, then deletes a profile for good. */
export function DeleteDialog({ guide, isOperator, onHandOn, onClose }: DeleteDialogProps) {
  const toastFailure = useToastFailure();
  const remove = useRemoveGuide();
  const proof = useProof();
  const confirm = async () => {
    try {
      await proof.run((password) => remove.mutateAsync({ id: guide.id, password }));
      toast({ title: t("Profile Deleted"), description: t("{name}’s page is gone.", { name: guide.name }) });
    } catch (error) {
      if (error instanceof ProofRefused) return;
      toastFailure(t("Deletion Error"), error, GONE);
    }
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t("Delete Profile")}
        description={descriptionOf(guide.name, isOperator)}
        confirm={t("Delete")}
        icon={<Trash2 size={19} aria-hidden="true" />}
        busy={remove.isPending}
        onConfirm={() => void confirm()}
      >
        <Note className={styles.instead}>
          <p>
            {t("Somebody new takes over? The printed code can stay.")}{" "}
            <TextButton disabled={remove.isPending} onClick={onHandOn}>
              {t("Hand the badge on instead")}
            </TextButton>
          </p>
        </Note>
      </ConfirmDialog>
      {proof.dialog}
    </>
  );
}
