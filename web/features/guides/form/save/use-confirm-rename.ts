import { useState } from "react";
import { useSession } from "#web/features/session/queries.ts";
import { useProof } from "#web/features/session/use-proof.tsx";
import { useHandOn } from "../../mutations.ts";
import type { NewNameDialogProps } from "../../team/new-name-dialog.tsx";
import { isOtherName } from "../../team/other-name.ts";
import type { CheckedValues, GuideFormMethods } from "../values.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";

/** Who has a new name: the person who holds the badge, another one who holds it from now on, or undecided. */
type Holder = "same" | "new" | undefined;

/** Asks who has a wholly new name, and hands the badge on to a new holder. The page shows `question` and `handOnProof`. */
export function useConfirmRename({ saved, form }: { saved: SavedGuideState; form: GuideFormMethods }) {
  const { user } = useSession();
  const handOn = useHandOn();
  const proof = useProof();
  const [question, setQuestion] = useState<NewNameDialogProps>();

  return {
    confirmRename: async ({ name: after }: CheckedValues): Promise<Holder> => {
      const { guide } = saved.latest();
      // Nothing is asked of an editor, because only the owner can hand a badge on.
      if (!guide || guide.userId !== user?.id || !isOtherName(guide.name, after)) return "same";
      const holder = await new Promise<Holder>((answer) =>
        setQuestion({
          before: guide.name,
          after,
          onSamePerson: () => answer("same"),
          onSomebodyNew: () => answer("new"),
          onClose: () => answer(undefined),
        }),
      );
      setQuestion(undefined);
      return holder;
    },
    /**
     * Hands the badge on. Returns the values to save: what was typed, without the old holder's. Throws ProofRefused, and
     * what the call throws.
     */
    handOn: async ({ name, handle: typed }: CheckedValues): Promise<CheckedValues> => {
      const before = saved.latest();
      if (!before.guide) throw new Error("no badge to hand on");
      const { id, updatedAt: version } = before.guide;
      const { keepTyped } = await import("./keep-typed.ts");
      // An address that was typed beside the name belongs to the new holder.
      const handle = typed === before.guide.handle ? undefined : typed;
      const guide = await proof.run((password) =>
        handOn.mutateAsync({ id, version, name, handle, password }),
      );
      // The lists of before may have come meanwhile.
      return keepTyped(guide, { ...saved.latest(), guide: before.guide }, { saved, form });
    },
    question,
    handOnProof: proof.dialog,
  };
}
