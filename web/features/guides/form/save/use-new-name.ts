import { useState } from "react";
import { useSession } from "#web/features/session/queries.ts";
import { useProof } from "#web/features/session/use-proof.tsx";
import { useHandOn } from "../../mutations.ts";
import { isOtherName } from "../../team/other-name.ts";
import type { CheckedValues, FormValues, GuideFormMethods } from "../values.ts";
import { typedSince } from "./typed-since.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";

/** Whose a new name is: the same person's, somebody new's who wears the badge from now on, or undecided. */
type Whose = "same" | "new" | undefined;
type Question = { before: string; after: string; answer: (whose: Whose) => void };

/** Asks whose a wholly new name is, and hands the badge on to somebody new. The page shows `question` and `proofDialog`. */
export function useNewName({ saved, form }: { saved: SavedGuideState; form: GuideFormMethods }) {
  const { user } = useSession();
  const handOn = useHandOn();
  const proof = useProof();
  const [question, setQuestion] = useState<Question>();

  return {
    ask: async ({ name: after }: CheckedValues): Promise<Whose> => {
      const { guide } = saved.known();
      // Nothing is asked of an editor, because only the owner can hand a badge on.
      if (!guide || guide.userId !== user?.id || !isOtherName(guide.name, after)) return "same";
      const before = guide.name;
      const whose = await new Promise<Whose>((answer) => setQuestion({ before, after, answer }));
      setQuestion(undefined);
      return whose;
    },
    /**
     * Hands the badge on. Returns the values to save: what was typed, without the old wearer's. Throws ProofRefused,
     * and what the call throws.
     */
    handOnTo: async ({ name }: CheckedValues): Promise<CheckedValues> => {
      const before = saved.known();
      if (!before.guide) throw new Error("a new profile has no badge to hand on");
      const { id, updatedAt: version } = before.guide;
      const { formSchemaFor } = await import("../form-rules.ts");
      const guide = await proof.run((password) => handOn.mutateAsync({ id, version, name, password }));
      // The platforms of before may have come meanwhile.
      const typed = typedSince(form.getValues(), { ...before, platforms: saved.known().platforms });
      saved.resetTo({ guide, platforms: [] });
      for (const [field, value] of Object.entries(typed))
        form.setValue(field as keyof FormValues, value, { shouldDirty: true });
      return formSchemaFor(guide).parse(form.getValues());
    },
    question: question && {
      before: question.before,
      after: question.after,
      onSamePerson: () => question.answer("same"),
      onSomebodyNew: () => question.answer("new"),
      onClose: () => question.answer(undefined),
    },
    proofDialog: proof.dialog,
  };
}
