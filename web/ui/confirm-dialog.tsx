import * as Radix from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { t } from "#texts/app/t.ts";
import { Button } from "./button.tsx";
import { DialogActions } from "./dialog-actions.tsx";
import { useCloseOnDeviceBack } from "./use-close-on-device-back.ts";
import { useDialogOpen } from "./use-dialog-open.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import { PunchHole } from "./strap.tsx";
import styles from "./dialog.module.css";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** the text of the confirming button */
  confirm: string;
  cancel?: string;
  icon?: ReactNode;
  /** the action is running and can't be cancelled; the caller closes the dialog afterwards */
  busy?: boolean;
  onConfirm: () => void;
  /** further texts and controls, below the description */
  children?: ReactNode;
};

/** Shows a question before an action that can't be undone. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirm, cancel = t("Cancel"), icon, busy = false } = props;
  const focus = useRestoreFocus();
  useDialogOpen(open);
  const change = (open: boolean) => {
    if (!busy) onOpenChange(open);
  };
  useCloseOnDeviceBack(open, () => change(false));
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={classNames(styles.dialog, styles.narrow)}
          {...inAppLanguage()}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.onCloseAutoFocus}
        >
          <PunchHole className={styles.handle} />
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <Radix.Description className={styles.description}>{description}</Radix.Description>
          {props.children !== undefined && <div className={styles.more}>{props.children}</div>}
          <DialogActions>
            <Radix.Cancel asChild>
              <Button variant="line" disabled={busy}>
                {cancel}
              </Button>
            </Radix.Cancel>
            <Button
              variant="danger-fill"
              icon={icon}
              busy={busy}
              // The second click of a double click comes before `busy` is set.
              onClick={({ detail }) => detail < 2 && props.onConfirm()}
            >
              {confirm}
            </Button>
          </DialogActions>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
