import type { ReactNode } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { t } from "#texts/app/t.ts";
import type { GuideDraft } from "./guide-draft.ts";
import styles from "./peek-sheet.module.css";
import { useShownValues } from "./use-shown-values.ts";

type PeekSheetProps = Omit<GuideDraft, "values"> & {
  onClose: () => void;
  children: (draft: GuideDraft) => ReactNode;
};

/** Shows `children` of the typed profile in a sheet over the form. */
export function PeekSheet({ onClose, children, ...draft }: PeekSheetProps) {
  const values = useShownValues();
  return (
    <Dialog open onOpenChange={onClose} title={t("Live preview")} size="qr">
      <div className={styles.peek}>{children({ ...draft, values })}</div>
    </Dialog>
  );
}
