import { Eye } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useFirstTouch } from "#web/lib/use-first-touch.ts";
import { Button } from "#web/ui/button.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { t } from "#texts/app/t.ts";
import type { GuideDraft } from "./guide-draft.ts";
import styles from "./peek.module.css";
import { useEditedPart } from "./use-edited-part.ts";

const loadSheet = () => import("./peek-sheet.tsx");

type PeekProps = Pick<GuideDraft, "guide" | "image"> & {
  /** the form */
  sections: RefObject<HTMLElement | null>;
  children: (draft: GuideDraft) => ReactNode;
};

/** Shows the button at the bar's edge that opens the preview in a sheet, where there is no room beside the form. */
export function Peek({ sections, children, ...draft }: PeekProps) {
  const [isOpen, setOpen] = useState(false);
  const part = useEditedPart(sections);
  const close = () => setOpen(false);
  const sheet = useLazyPart({ load: loadSheet, isOpen, onFailure: close });
  const isTouched = useFirstTouch();
  useEffect(() => {
    // So that the first tap finds it.
    if (isTouched) loadSheet().catch(console.warn);
  }, [isTouched]);
  return (
    <>
      <Button
        variant="line"
        size="sm"
        className={styles.peek}
        icon={<Eye size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("Preview")}
      </Button>
      {isOpen && sheet && (
        <sheet.PeekSheet {...draft} part={part} onClose={close}>
          {children}
        </sheet.PeekSheet>
      )}
    </>
  );
}
