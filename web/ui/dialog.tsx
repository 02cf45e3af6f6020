import { X } from "lucide-react";
import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { useCloseOnDeviceBack } from "./use-close-on-device-back.ts";
import { useDialogOpen } from "./use-dialog-open.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import { PunchHole } from "./strap.tsx";
import styles from "./dialog.module.css";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { t } from "#texts/app/t.ts";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /**
   * "qr" is 440 px wide with a centred title, "list" 560 px wide and as high as the screen with a last part that
   * scrolls
   */
  size?: "qr" | "list";
  children: ReactNode;
};

/** inputs whose value is chosen, or found again at once */
const UNTYPED = ["checkbox", "radio", "range", "file", "search"];
const isTyped = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !UNTYPED.includes(target.type));

/**
 * Shows a dialog in the middle of the screen; under 860 px a sheet at the bottom. It is 520 px wide by default. A tap beside it
 * closes it until something has been typed that would be lost.
 */
export function Dialog({ open, onOpenChange, title, description, size, children }: DialogProps) {
  const focus = useRestoreFocus();
  const hasTyped = useRef(false);
  useDialogOpen(open);
  useCloseOnDeviceBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={classNames(
            styles.dialog,
            size === "qr" && styles.narrow,
            size === "list" && styles.list,
          )}
          onInput={({ target }) => {
            if (isTyped(target)) hasTyped.current = true;
          }}
          onPointerDownOutside={(event) => {
            if (hasTyped.current) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            hasTyped.current = false;
            focus.remember();
            // The dialog itself gets the focus, so that screen readers start at the title.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          {...inAppLanguage()}
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <PunchHole className={styles.handle} />
          <Radix.Title className={classNames(styles.title, size === "qr" && styles.centered)}>
            {title}
          </Radix.Title>
          {description !== undefined && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          {children}
          <Radix.Close
            className={classNames("icon-btn", styles.close)}
            aria-label={t("Close")}
            title={t("Close")}
          >
            <X size={22} aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
