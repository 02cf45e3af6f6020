import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocale } from "#web/i18n/use-locale.ts";
import { useDialogOpen } from "#web/ui/dialog-open.ts";
import { Slot } from "#web/ui/strap.tsx";
import { useCloseOnBack } from "./use-close-on-back.ts";

// Phones of before 2022 may know no dialogs: there the sheet simply lies on top.
const knowsDialogs = (): boolean => "HTMLDialogElement" in window;

export type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/**
 * The browser's own dialog: a sheet from the bottom on phones, in the middle elsewhere. Open while it is mounted; Back
 * closes it.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { words } = useLocale();
  useDialogOpen();
  // Closing gives the focus back to what opened it; the close event then unmounts it.
  const close = useCloseOnBack(() => (knowsDialogs() ? dialog.current?.close() : onClose()));
  useLayoutEffect(() => {
    if (!knowsDialogs()) return undefined;
    const { current: shown } = dialog;
    if (!shown) return undefined;
    const leave = (event: Event) => {
      // The content covers the dialog: what hits the dialog itself hit the shade around it.
      if (event.type === "click" && event.target !== shown) return;
      event.preventDefault();
      close();
    };
    shown.showModal();
    // The focus may have scrolled to a link further down.
    shown.scrollTop = 0;
    shown.addEventListener("click", leave);
    shown.addEventListener("cancel", leave);
    return () => {
      shown.removeEventListener("click", leave);
      shown.removeEventListener("cancel", leave);
    };
  }, [close]);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="sheet-title" onClose={onClose}>
      <div className="in">
        <Slot />
        <h2 id="sheet-title" dir="auto">
          {title}
        </h2>
        {children}
        <button className="icon-btn x" type="button" aria-label={words.close} onClick={close}>
          <X size={22} />
        </button>
      </div>
    </dialog>
  );
}
