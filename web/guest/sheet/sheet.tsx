import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocale } from "#texts/guest/use-locale.ts";
import { useDialogOpen } from "#web/ui/use-dialog-open.ts";
import { PunchHole } from "#web/ui/strap.tsx";
import { holdsWords } from "./holds-words.ts";
import { useCloseOnBack } from "./use-close-on-back.ts";

// Browsers from before 2022 may lack <dialog>. There the sheet lies on top of the page.
const knowsDialogs = (): boolean => "HTMLDialogElement" in window;

type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/**
 * Shows a <dialog>, at the bottom of the screen on phones and in the middle elsewhere. It is open while it is mounted,
 * and Back closes it.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { texts } = useLocale();
  useDialogOpen();
  const close = useCloseOnBack(() => {
    // It gives the focus back. Its close event comes later: what is loaded by then would take the focus with it.
    if (knowsDialogs()) dialog.current?.close();
    onClose();
  });
  useLayoutEffect(() => {
    if (!knowsDialogs()) return undefined;
    const { current: shown } = dialog;
    if (!shown) return undefined;
    const leave = (event: Event) => {
      // The content covers the dialog, so that a click on the dialog itself is one on its backdrop.
      if (event.type === "click" && (event.target !== shown || holdsWords(shown))) return;
      event.preventDefault();
      close();
    };
    shown.showModal();
    // The dialog's first focus may have scrolled to a link further down.
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
        <PunchHole />
        <h2 id="sheet-title" dir="auto">
          {title}
        </h2>
        {children}
        <button className="icon-btn x" type="button" aria-label={texts.close} onClick={close}>
          <X size={22} />
        </button>
      </div>
    </dialog>
  );
}
