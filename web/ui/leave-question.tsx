import { useEffect } from "react";
import type { ConfirmLeaveProps } from "./confirm-leave.tsx";
import { useLazyPart } from "./use-lazy-part.ts";

const loadDialog = () => import("./confirm-leave.tsx");

/** Asks before what is unsaved is lost. `isDirty`: whether anything is, when the question is loaded. */
export function LeaveQuestion({ isDirty, ...dialog }: ConfirmLeaveProps & { isDirty: boolean }) {
  const part = useLazyPart({
    load: loadDialog,
    isOpen: dialog.leave !== undefined,
    onFailure: dialog.onStay,
  });
  useEffect(() => {
    if (isDirty) loadDialog().catch(console.warn);
  }, [isDirty]);
  return part && <part.ConfirmLeave {...dialog} />;
}
