import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Guide, GuideValues, PublicGuide } from "#schema/guide.ts";
import { paths } from "#web/paths.ts";
import type { ImageChoice } from "#web/features/images/use-image-choice.ts";
import { useProof } from "#web/features/session/use-proof.tsx";
import { deviceTimeZone } from "#web/lib/device-time-zone.ts";
import { useResumableWrite } from "#web/lib/use-resumable-write.ts";
import { storeGuide, uploadProfilePicture, useCreateGuide, useUpdateGuide } from "../../mutations.ts";
import { rememberCreated } from "./created-in-this-entry.ts";
import { type Attempt, matchesAttempt } from "./match-attempt.ts";
import { hasNoResponse, isRefusal } from "./save-failure.ts";
import { fetchNewest } from "./use-newer-links.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";

/** What a write came to: the stored profile, or the version that another tab has stored meanwhile. */
type Outcome = { guide: Guide; newest?: undefined } | { newest: PublicGuide };

/** Writes the profile and its picture, and recognises its own write after a lost response. The page shows `proofDialog`. */
export function useWriteGuide({ latest, setGuide }: SavedGuideState) {
  const client = useQueryClient();
  const create = useCreateGuide();
  const update = useUpdateGuide();
  const proof = useProof();
  const unconfirmed = useRef<Attempt[]>([]);
  const { write, startOver } = useResumableWrite<Guide, GuideValues>({
    latest: () => latest().guide,
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

  /** Creates or updates the profile. */
  async function writeGuide(values: GuideValues, choice: ImageChoice["kind"]): Promise<Outcome> {
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
      unconfirmed.current = [];
      return { guide };
    } catch (error) {
      if (hasNoResponse(error)) unconfirmed.current.push(attempt);
      const { guide } = latest();
      if (!guide || !isRefusal(error, 412)) throw error;
      const newest = await fetchNewest(client, guide);
      if (!matchesAttempt(newest, latest(), [...unconfirmed.current, attempt])) return { newest };
      setGuide(newest);
      return writeGuide(values, choice);
    }
  }

  return {
    writeGuide,
    /** Uploads the picture of a profile with these values. `onProgress`: how much is sent, 0 to 1. */
    uploadPicture: async (
      { id }: Guide,
      file: Blob,
      values: GuideValues,
      onProgress: (sent: number) => void,
    ): Promise<Guide> => {
      onProgress(0);
      try {
        const guide = await uploadProfilePicture(id, file, { onProgress });
        storeGuide(client, guide);
        return guide;
      } catch (error) {
        // It may have arrived.
        if (hasNoResponse(error)) unconfirmed.current.push({ values, image: "sent" });
        throw error;
      }
    },
    /** asks for the password where a save changes how guests can tip */
    proofDialog: proof.dialog,
    /** Makes the next write create a new profile, whether or not the last one arrived. */
    startOver: (): void => {
      startOver();
      unconfirmed.current = [];
    },
  };
}
