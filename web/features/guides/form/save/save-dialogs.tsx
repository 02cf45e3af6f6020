import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import type { useSaveGuide } from "./use-save-guide.ts";

const loadConflict = () => import("./conflict-dialog.tsx");
const loadNewName = () => import("../../team/new-name-dialog.tsx");

type SaveDialogsProps = Pick<
  ReturnType<typeof useSaveGuide>,
  "conflict" | "answers" | "newName" | "dialable" | "proofDialog"
>;

/** Shows the questions of a save. */
export function SaveDialogs({ conflict, answers, newName, dialable, proofDialog }: SaveDialogsProps) {
  const asking = useLazyPart({
    load: loadConflict,
    isOpen: conflict !== undefined,
    onFailure: answers.onClose,
  });
  const naming = useLazyPart({
    load: loadNewName,
    isOpen: newName.question !== undefined,
    onFailure: () => newName.question?.onClose(),
  });
  return (
    <>
      {conflict && asking && <asking.ConflictDialog conflict={conflict} {...answers} />}
      {newName.question && naming && <naming.NewNameDialog {...newName.question} />}
      {proofDialog}
      {dialable.dialog}
    </>
  );
}
