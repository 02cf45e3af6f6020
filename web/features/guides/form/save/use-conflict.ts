import { useState } from "react";
import type { Guide } from "#schema/guide.ts";
import type { ImageState } from "#web/features/images/use-image-choice.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import type { CheckedValues, GuideFormMethods } from "../values.ts";
import type { ConflictAnswers, SaveConflict } from "./conflict-dialog.tsx";
import type { Versions } from "./merge.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";

/** Loads the comparison when two versions meet. */
const loadMerge = () => import("./merge.ts");

type Setup = {
  saved: SavedGuideState;
  form: GuideFormMethods;
  image: ImageState;
  /** saves these values */
  save: (values: CheckedValues) => void;
  /** makes the next save create a new profile */
  startOver: () => void;
};

/** Brings a save together with what was changed elsewhere, and asks only about what both have changed. */
export function useConflict({ saved, form, image, save, startOver }: Setup) {
  const [conflict, setConflict] = useState<SaveConflict>();

  async function take(wins: "local" | "remote"): Promise<CheckedValues | undefined> {
    if (conflict?.kind !== "changed") return undefined;
    const { takeOver } = await loadMerge();
    setConflict(undefined);
    return takeOver(conflict, wins, saved, form);
  }

  const answers: ConflictAnswers = {
    keepLocal: () => {
      void take("local").then((values) => values && save(values));
    },
    loadRemote: () => {
      const hasOtherPicture = conflict?.kind === "changed" && conflict.merge.hasOtherPicture;
      void take("remote").then(() => {
        saved.showLatest();
        if (hasOtherPicture) image.reset();
        toast({ title: t("Newer version loaded") });
      });
    },
    createAgain: () => {
      if (conflict?.kind !== "deleted") return;
      setConflict(undefined);
      startOver();
      saved.setSaved({ guide: undefined, platforms: [], links: [] });
      saved.showLatest();
      save(conflict.local);
    },
    onClose: () => setConflict(undefined),
  };

  return {
    conflict,
    answers,
    /**
     * Brings a save together with the version that came between. Returns the values to save then; undefined where a
     * dialog asks first.
     */
    combine: async (versions: Versions): Promise<CheckedValues | undefined> => {
      const { merge, takeOver } = await loadMerge();
      const found = merge(versions, saved, image.choice.kind !== "kept");
      const both = { ...versions, merge: found };
      if (found.differs.length === 0) return takeOver(both, "local", saved, form);
      setConflict({ kind: "changed", ...both });
      return undefined;
    },
    /** Asks what to do with values whose profile was deleted elsewhere. */
    askDeleted: ({ profilePicture }: Guide, local: CheckedValues): void =>
      setConflict({ kind: "deleted", hadImage: profilePicture !== null, local }),
    clear: (): void => setConflict(undefined),
  };
}
