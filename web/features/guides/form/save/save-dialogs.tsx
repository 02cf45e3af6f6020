import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import type { useSaveSteps } from "./use-save-steps.ts";

const loadConflict = () => import("./conflict-dialog.tsx");
const loadNewName = () => import("../../team/new-name-dialog.tsx");

type SaveDialogsProps = ReturnType<typeof useSaveSteps>["questions"];

/** Shows the questions of a save. */
export function SaveDialogs({ conflict, answers, question, proofDialog, phoneDialog }: SaveDialogsProps) {
  const asking = useLazyPart({
    load: loadConflict,
    isOpen: conflict !== undefined,
    onFailure: answers.onClose,
  });
  const naming = useLazyPart({
    load: loadNewName,
    isOpen: question !== undefined,
    onFailure: () => question?.onClose(),
  });
  return (
    <>
      {conflict && asking && <asking.ConflictDialog conflict={conflict} {...answers} />}
      {question && naming && <naming.NewNameDialog {...question} />}
      {proofDialog}
      {phoneDialog}
    </>
  );
}
