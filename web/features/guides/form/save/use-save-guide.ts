import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Guide } from "#schema/guide.ts";
import { paths } from "#web/paths.ts";
import type { ImageState } from "#web/features/images/use-image-choice.ts";
import { sessionQuery, useSession } from "#web/features/session/queries.ts";
import { ProofRefused } from "#web/features/session/use-proof.tsx";
import { dismissToast, toast, toastAfterLoad } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { storeGuide, uploadProfilePicture, useReplacePlatforms } from "../../mutations.ts";
import { type CheckedValues, type GuideFormMethods, rowsOf, samePlatforms } from "../values.ts";
import {
  isRefusal,
  isUnanswered,
  showSaveFailure,
  toastHandOnFailure,
  toastPlatformsFailure,
  toastSessionEnd,
  toastUploadFailure,
} from "./save-failure.ts";
import { type NewWays, saveWays } from "./save-ways.ts";
import { useConflict } from "./use-conflict.ts";
import { useDialable } from "./use-dialable.tsx";
import { useNewName } from "./use-new-name.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";
import { ChangedElsewhere, useWriteGuide } from "./use-write-guide.ts";

/** ms between a save and the public page */
const REDIRECT_DELAY = 500;

type Setup = {
  saved: SavedGuideState;
  form: GuideFormMethods;
  image: ImageState;
  ways: NewWays | undefined;
  /** goes to another page without asking about unsaved changes */
  go: (url: string) => void;
};

/**
 * Saves the profile, its ways to be tipped, its review platforms and its image, then goes to the public page. After a failure everything
 * stays in the form, and the next save continues there.
 */
export function useSaveGuide({ saved, form, image, ways, go }: Setup) {
  const client = useQueryClient();
  const { user } = useSession();
  const { phase, run, end, onProgress, writeGuide, doubtImage, startOver, proofDialog } =
    useWriteGuide(saved);
  const replacePlatforms = useReplacePlatforms();
  const newName = useNewName({ saved, form });
  const dialable = useDialable({ saved, form });
  const { conflict, answers, combine, askDeleted, clear } = useConflict({
    saved,
    form,
    image,
    save: (mine) => saveNow(mine),
    startOver,
  });
  const { known } = saved;

  // The browser may show this document as it was left when somebody comes back from the public page.
  const comeBack = useEffectEvent(() => stay());
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) comeBack();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  /** Shows why a save failed: conflicts and the session's end by messages of their own, the rest by `otherwise`. */
  function showFailure(error: unknown, mine: CheckedValues, otherwise: () => void): void {
    if (known().guide && isRefusal(error, 404)) askDeleted(mine);
    else if (isRefusal(error, 401)) {
      client.setQueryData(sessionQuery().queryKey, null);
      toastSessionEnd();
    } else otherwise();
  }

  async function uploadImage({ id }: Guide, file: Blob): Promise<Guide> {
    onProgress(0);
    const guide = await uploadProfilePicture(id, file, { onProgress });
    storeGuide(client, guide);
    return guide;
  }

  /** Saves the profile with its platforms and image. Returns whether all of it is saved. */
  async function saveAll(mine: CheckedValues): Promise<boolean> {
    const { reviewPlatforms: list, ...values } = mine;
    const { choice } = image;
    const isNew = known().guide === undefined;
    let guide: Guide;
    try {
      guide = await writeGuide(values, choice.kind);
    } catch (error) {
      if (error instanceof ProofRefused) return false;
      if (error instanceof ChangedElsewhere) {
        const values = await combine(error, mine).catch((failure: unknown) =>
          showSaveFailure(failure, form, false),
        );
        return values ? saveAll(values) : false;
      }
      // A create that succeeded may be followed by an update that didn't.
      showFailure(error, mine, () => showSaveFailure(error, form, known().guide === undefined));
      return false;
    }
    const { platforms } = known();
    saved.setSaved({ guide, platforms });
    if (!(await saveWays(ways, guide.id, (error, otherwise) => showFailure(error, mine, otherwise))))
      return false;
    if (list && platforms && !samePlatforms(list, platforms)) {
      try {
        await replacePlatforms.mutateAsync({ id: guide.id, list });
      } catch (error) {
        showFailure(error, mine, toastPlatformsFailure);
        return false;
      }
      saved.setSaved({ guide, platforms: list });
    }
    if (choice.kind === "chosen") {
      try {
        guide = await uploadImage(guide, choice.file);
      } catch (error) {
        if (isUnanswered(error)) doubtImage(values);
        showFailure(error, mine, () => toastUploadFailure(error));
        return false;
      }
      saved.setSaved({ ...known(), guide });
    }
    image.reset();
    const message = {
      title: isNew ? t("Profile created!") : t("Profile updated!"),
      ...(choice.kind === "chosen" && { description: t("Profile picture updated") }),
    };
    toast(message);
    setTimeout(async () => {
      if (!(await isStillSaved(mine))) return stay();
      toastAfterLoad(message);
      go(paths.profile(guide.uniqueId));
    }, REDIRECT_DELAY);
    return true;
  }

  /** Returns whether the form still holds these values. */
  async function isStillSaved(mine: CheckedValues): Promise<boolean> {
    const { formSchemaFor } = await import("../form-rules.ts");
    const { guide, platforms = [] } = known();
    const { data } = formSchemaFor(guide).safeParse(form.getValues());
    const saved = { ...mine, reviewPlatforms: mine.reviewPlatforms ?? rowsOf(platforms) };
    return JSON.stringify(data) === JSON.stringify(saved);
  }

  function stay(): void {
    saved.showLatest();
    end({ step: "idle" });
  }

  /** Saves; does nothing while a save is running. `isNewWearer`: whether the badge is handed on first. */
  const saveNow = (mine: CheckedValues, isNewWearer = false): Promise<void> =>
    run(async () => {
      dismissToast();
      clear();
      let values = mine;
      try {
        if (isNewWearer) values = await newName.handOnTo(mine);
      } catch (error) {
        if (!(error instanceof ProofRefused)) showFailure(error, mine, () => toastHandOnFailure(error));
        return { step: "idle" };
      }
      const isSaved = await saveAll(values);
      if (!isSaved) saved.showLatest();
      return { step: isSaved ? "saved" : "idle" };
    });

  /** Asks about new numbers and a new name, then saves. */
  async function save(typed: CheckedValues): Promise<void> {
    // Platforms that come from now on would be overwritten by the empty list of before.
    const mine = await dialable.ask(known().platforms ? typed : { ...typed, reviewPlatforms: undefined });
    const whose = mine && (await newName.ask(mine));
    if (whose) await saveNow(mine, whose === "new");
  }

  return {
    phase,
    conflict,
    answers,
    newName,
    dialable,
    proofDialog: newName.proofDialog ?? proofDialog,
    /** whether the session has ended, as a refused save or another tab shows */
    isSignedOut: user === null,
    save,
  };
}
