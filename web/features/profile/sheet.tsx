import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Slot } from "#web/ui/strap.tsx";

// Phones of before 2022 may know no dialogs: there the sheet simply lies on top.
const knowsDialogs = (): boolean => "HTMLDialogElement" in window;

export type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/** The browser's own dialog: a sheet from the bottom on phones, in the middle elsewhere. Open while it is mounted. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (knowsDialogs()) dialog.current?.showModal();
  }, []);
  // Closing gives the focus back to what opened it; the close event then unmounts it.
  const close = () => (knowsDialogs() ? dialog.current?.close() : onClose());
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="sheet-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="in">
        <Slot />
        <h2 id="sheet-title" dir="auto">
          {title}
        </h2>
        {children}
        <button className="icon-btn x" type="button" aria-label="Close" onClick={close}>
          <X size={22} />
        </button>
      </div>
    </dialog>
  );
}
