import { useState } from "react";
import { useSession } from "#web/features/session/queries.ts";
import { useProof } from "#web/features/session/use-proof.tsx";
import { useHandOn } from "../../mutations.ts";
import { isOtherName } from "../../team/other-name.ts";
import { type CheckedValues, formSchema, type FormValues, type GuideFormMethods } from "../values.ts";
import { typedSince } from "./typed-since.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";

/** Whose a name is: the same person's, somebody's who wears the badge from now on, or not decided. */
type Whose = "same" | "new" | undefined;
type Question = { before: string; after: string; answer: (whose: Whose) => void };

/** Asks whose a name is of which nothing is left, and hands the badge on to somebody new. Show both parts of `dialogs` in the page. */
export function useNewName({ saved, form }: { saved: SavedGuideState; form: GuideFormMethods }) {
  const { user } = useSession();
  const handOn = useHandOn();
  const proof = useProof();
  const [question, setQuestion] = useState<Question>();

  return {
    ask: async ({ name: after }: CheckedValues): Promise<Whose> => {
      const { guide } = saved.known();
      // Only its owner can hand a badge on.
      if (!guide || guide.userId !== user?.id || !isOtherName(guide.name, after)) return "same";
      const before = guide.name;
      const whose = await new Promise<Whose>((answer) => setQuestion({ before, after, answer }));
      setQuestion(undefined);
      return whose;
    },
    /** Hands the badge on. Returns the values to save: what was typed, without anything of whoever wore it. Throws ProofRefused, and what the call does. */
    handOnTo: async ({ name }: CheckedValues): Promise<CheckedValues> => {
      const before = saved.known();
      if (!before.guide) throw new Error("a new profile has no badge to hand on");
      const { id, updatedAt: version } = before.guide;
      const guide = await proof.run((password) => handOn.mutateAsync({ id, version, name, password }));
      const typed = typedSince(form.getValues(), before);
      saved.resetTo({ guide, platforms: [] });
      for (const [field, value] of Object.entries(typed))
        form.setValue(field as keyof FormValues, value, { shouldDirty: true });
      return formSchema.parse(form.getValues());
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
