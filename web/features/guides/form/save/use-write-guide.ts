import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Guide, GuideValues, PublicGuide } from "#schema/guide.ts";
import { paths } from "#web/paths.ts";
import type { ImageChoice } from "#web/features/images/use-image-choice.ts";
import { useProof } from "#web/features/session/use-proof.tsx";
import { deviceTimeZone } from "#web/lib/device-time-zone.ts";
import { useResumableSave } from "#web/lib/use-resumable-save.ts";
import { useCreateGuide, useUpdateGuide } from "../../mutations.ts";
import { publicGuideQuery } from "../../queries.ts";
import { rememberCreated } from "./created-in-this-entry.ts";
import { type Attempt, isOwnSave } from "./detect-own-save.ts";
import { isRefusal, isUnanswered } from "./save-failure.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";

/** The profile was changed elsewhere since it was loaded here. */
export class ChangedElsewhere extends Error {
  readonly newest: PublicGuide;
  constructor(newest: PublicGuide) {
    super("changed elsewhere");
    this.newest = newest;
  }
}

/** Creates or updates the profile, and recognises its own write after a lost answer. The page shows `proofDialog`. */
export function useWriteGuide({ known, setGuide }: SavedGuideState) {
  const client = useQueryClient();
  const create = useCreateGuide();
  const update = useUpdateGuide();
  const proof = useProof();
  const unanswered = useRef<Attempt[]>([]);
  const { write, startOver, ...save } = useResumableSave<Guide, GuideValues>({
    known: () => known().guide,
    onExists: (guide, isNew) => {
      setGuide(guide);
      if (!isNew) return;
      rememberCreated(guide.id);
      // The address changes, so that reloading opens the profile that exists now.
      history.replaceState(history.state, "", paths.edit(guide.id));
    },
    create: (values, key) => create.mutateAsync({ values: { ...values, timeZone: deviceTimeZone() }, key }),
    update: ({ id, updatedAt: version }, values) =>
      proof.run((password) => update.mutateAsync({ id, version, values, password })),
  });

  /** Creates or updates the profile. Throws ChangedElsewhere in place of the server's 412. */
  async function writeGuide(values: GuideValues, choice: ImageChoice["kind"]): Promise<Guide> {
    const attempt: Attempt = { values, image: choice === "removed" ? "none" : "same" };
    const { currency, tipAmounts } = values;
    try {
      const guide = await write(values, (stored) => ({
        ...(choice === "removed" && { profilePicture: null }),
        // Without amounts the server would replace them by the new currency's own.
        ...(currency !== undefined &&
          currency !== stored.currency &&
          tipAmounts !== undefined && { tipAmounts }),
      }));
      unanswered.current = [];
      return guide;
    } catch (error) {
      if (isUnanswered(error)) unanswered.current.push(attempt);
      const { guide } = known();
      if (!guide || !isRefusal(error, 412)) throw error;
      const newest = await client.fetchQuery({ ...publicGuideQuery(guide.uniqueId), staleTime: 0 });
      if (!isOwnSave(newest, known(), [...unanswered.current, attempt])) throw new ChangedElsewhere(newest);
      setGuide(newest);
      return writeGuide(values, choice);
    }
  }

  return {
    ...save,
    writeGuide,
    /** asks for the password where a save changes how guests can tip */
    proofDialog: proof.dialog,
    /** Records that an image may have arrived, after an upload without an answer. */
    doubtImage: (values: GuideValues): void => {
      unanswered.current.push({ values, image: "sent" });
    },
    /** Makes the next write create a new profile, whether or not the last one arrived. */
    startOver: (): void => {
      startOver();
      unanswered.current = [];
    },
  };
}
