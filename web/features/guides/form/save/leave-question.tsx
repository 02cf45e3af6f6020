import { useEffect } from "react";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import type { LeaveDialogProps } from "./leave-dialog.tsx";

const loadDialog = () => import("./leave-dialog.tsx");

/** Asks before unsaved changes are lost. `isDirty`: whether there are any, when the question is loaded. */
export function LeaveQuestion({ isDirty, ...dialog }: LeaveDialogProps & { isDirty: boolean }) {
  const part = useLazyPart({
    load: loadDialog,
    isOpen: dialog.leave !== undefined,
    onFailure: dialog.onStay,
  });
  useEffect(() => {
    if (isDirty) loadDialog().catch(console.warn);
  }, [isDirty]);
  return part && <part.LeaveDialog {...dialog} />;
}
