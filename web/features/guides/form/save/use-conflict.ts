import { useState } from "react";
import type { Guide } from "#schema/guide.ts";
import type { ImageState } from "#web/features/images/use-image-choice.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import type { CheckedValues, GuideFormMethods } from "../values.ts";
import type { ConflictAnswers, SaveConflict } from "./conflict-dialog.tsx";
import type { SavedGuideState } from "./use-saved-guide.ts";
import type { ChangedElsewhere } from "./use-write-guide.ts";

/** Loads the comparison when two versions meet. */
const loadMerge = () => import("./merge.ts");

type Setup = {
  saved: SavedGuideState;
  form: GuideFormMethods;
  image: ImageState;
  /** saves these values */
  save: (mine: CheckedValues) => Promise<void>;
  /** makes the next save create a new profile */
  startOver: () => void;
};

/** Brings a save together with what was changed elsewhere, and asks only about what both have changed. */
export function useConflict({ saved, form, image, save, startOver }: Setup) {
  const [conflict, setConflict] = useState<SaveConflict>();
  const { known } = saved;

  /** Returns the profile that a save was made from. */
  function madeFrom(): Guide {
    const { guide } = known();
    if (!guide) throw new Error("a new profile has no other version");
    return guide;
  }

  async function take(wins: "mine" | "theirs"): Promise<CheckedValues | undefined> {
    if (conflict?.kind !== "changed") return undefined;
    const { newest, merge, mine } = conflict;
    const { takeOver } = await loadMerge();
    const before = { ...known(), guide: madeFrom() };
    const values = takeOver(merge, wins, { before, newest, mine }, form);
    saved.setSaved({ guide: newest, platforms: before.platforms && newest.reviewPlatforms });
    setConflict(undefined);
    return values;
  }

  const answers: ConflictAnswers = {
    keepMine: () => {
      void take("mine").then((values) => values && save(values));
    },
    loadNewer: () => {
      const isTheirPicture = conflict?.kind === "changed" && conflict.merge.hasOtherPicture;
      void take("theirs").then(() => {
        saved.showLatest();
        if (isTheirPicture) image.reset();
        toast({ title: t("Newer version loaded") });
      });
    },
    createAgain: () => {
      if (conflict?.kind !== "deleted") return;
      startOver();
      saved.setSaved({ guide: undefined, platforms: [] });
      saved.showLatest();
      void save(conflict.mine);
    },
    onClose: () => setConflict(undefined),
  };

  return {
    conflict,
    answers,
    /**
     * Brings a save together with the version that came between. Returns the values to save then; undefined where somebody
     * is asked first.
     */
    combine: async (
      { newest }: ChangedElsewhere,
      mine: CheckedValues,
    ): Promise<CheckedValues | undefined> => {
      const { merge, takeOver } = await loadMerge();
      const before = { ...known(), guide: madeFrom() };
      const found = merge({ before, newest, mine, hasPicture: image.choice.kind !== "kept" });
      if (found.differs.length > 0) {
        setConflict({ kind: "changed", newest, merge: found, mine });
        return undefined;
      }
      const values = takeOver(found, "mine", { before, newest, mine }, form);
      saved.setSaved({ guide: newest, platforms: before.platforms && newest.reviewPlatforms });
      return values;
    },
    /** Asks what to do with values whose profile was deleted elsewhere. */
    askDeleted: (mine: CheckedValues): void =>
      setConflict({ kind: "deleted", hadImage: madeFrom().profilePicture !== null, mine }),
    clear: (): void => setConflict(undefined),
  };
}
