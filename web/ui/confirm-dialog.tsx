import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { useBackToClose } from "./dialog-back.ts";
import { useDialogOpen } from "./dialog-open.ts";
import { useRestoreFocus } from "./restore-focus.ts";
import { Slot } from "./strap.tsx";
import "../styles/dialog.css";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** the words of the button that does it */
  confirm: string;
  cancel?: string;
  icon?: ReactNode;
  /** while it is being done: it can't be called off any more, and the caller closes the dialog afterwards */
  busy?: boolean;
  onConfirm: () => void;
};

/** Asks before something that can't be taken back. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirm, cancel = "Cancel", icon, busy = false } = props;
  const focus = useRestoreFocus();
  useDialogOpen(open);
  const change = (open: boolean) => {
    if (!busy) onOpenChange(open);
  };
  useBackToClose(open, () => change(false));
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className="dlg confirm"
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.onCloseAutoFocus}
        >
          <Slot />
          <Radix.Title>{title}</Radix.Title>
          <Radix.Description className="sub">{description}</Radix.Description>
          <div className="do">
            <Radix.Cancel asChild>
              <Button variant="line" disabled={busy}>
                {cancel}
              </Button>
            </Radix.Cancel>
            <Button
              variant="danger-fill"
              icon={icon}
              busy={busy}
              // A double click confirms once: its second click comes before the first is under way.
              onClick={({ detail }) => detail < 2 && props.onConfirm()}
            >
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
