import type { FormEvent, ReactNode } from "react";
import { t } from "#texts/app/t.ts";
import { Button } from "./button.tsx";
import { DialogActions } from "./dialog-actions.tsx";
import { DialogForm } from "./dialog-form.tsx";
import { Dialog } from "./dialog.tsx";

type FormDialogProps = {
  title: string;
  description: string;
  /** shown above the form */
  lead?: ReactNode;
  /** the text of the button that sends the form */
  submit: string;
  /** the text of the button that doesn't; by default "Cancel" */
  cancel?: string;
  /** the action is running and can't be cancelled */
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  /** the fields */
  children: ReactNode;
};

/** Shows a dialog with a form that is sent or given up. */
export const FormDialog = ({
  title,
  description,
  lead,
  submit,
  cancel = t("Cancel"),
  busy,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => (
  <Dialog
    open
    onOpenChange={() => {
      if (!busy) onClose();
    }}
    title={title}
    description={description}
  >
    {lead}
    <DialogForm onSubmit={onSubmit}>
      {children}
      <DialogActions>
        <Button variant="line" disabled={busy} onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </DialogActions>
    </DialogForm>
  </Dialog>
);
