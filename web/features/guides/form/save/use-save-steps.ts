import { useQueryClient } from "@tanstack/react-query";
import type { ImageState } from "#web/features/images/use-image-choice.ts";
import { isNotYours, isOtherAccount, notYoursReason } from "#web/features/session/not-yours.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { ProofRefused } from "#web/features/session/use-proof.tsx";
import { dismissToast, toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { replaceWebLinks, useReplacePlatforms } from "../../mutations.ts";
import { type CheckedValues, type GuideFormMethods, sameLinks, samePlatforms } from "../values.ts";
import type { NewWays } from "./new-ways.ts";
import {
  hasNoResponse,
  isRefusal,
  showStepFailure,
  toastSessionEnd,
  toastWaysFailure,
} from "./save-failure.ts";
import { LOST, type SaveEvent, type SaveState, STOPPED, type Written } from "./save-machine.ts";
import { useConfirmPhone } from "./use-confirm-phone.tsx";
import { useConfirmRename } from "./use-confirm-rename.ts";
import { useConflict } from "./use-conflict.ts";
import { useNewerLinks } from "./use-newer-links.ts";
import type { SavedGuideState } from "./use-saved-guide.ts";
import { useWriteGuide } from "./use-write-guide.ts";

export type SaveSetup = {
  saved: SavedGuideState;
  form: GuideFormMethods;
  image: ImageState;
  ways: NewWays | undefined;
};

type Surroundings = {
  /** saves these values, as an answer about a conflict says */
  save: (values: CheckedValues) => void;
  /** hears how much of the image is sent, 0 to 1 */
  onProgress: (sent: number) => void;
  leave: (written: Written) => void;
  /** returns whether the step that got no response is tried again by itself */
  lost: () => boolean;
};

/** Does what the steps of a save say. The page shows `questions`. */
export function useSaveSteps(
  { saved, form, image, ways }: SaveSetup,
  { save, onProgress, leave, lost }: Surroundings,
) {
  const client = useQueryClient();
  const replacePlatforms = useReplacePlatforms();
  const { newerLinks, sending } = useNewerLinks(saved);
  const { confirmPhone, phoneDialog } = useConfirmPhone({ saved, form });
  const { confirmRename, handOn, question, handOnProof } = useConfirmRename({ saved, form });
  const { writeGuide, uploadPicture, startOver, proofDialog } = useWriteGuide(saved);
  const { conflict, answers, combine, askDeleted, clear } = useConflict({
    saved,
    form,
    image,
    save,
    startOver,
  });
  const { latest } = saved;

  /** Does a step. Returns what it came to; undefined where nothing follows. */
  async function perform(state: SaveState): Promise<SaveEvent | undefined> {
    switch (state.step) {
      case "idle":
      case "offline":
        saved.showLatest();
        return undefined;
      case "ask": {
        const values = await confirmPhone(state.values);
        const holder = values && (await confirmRename(values));
        if (!holder) return STOPPED;
        dismissToast();
        clear();
        return { type: holder === "new" ? "renamed" : "ready", values };
      }
      case "handOn":
        return { type: "ready", values: await handOn(state.values) };
      case "write": {
        const { reviewPlatforms, links, ...values } = state.values;
        const isNew = !latest().guide;
        const newest = await newerLinks(links);
        if (newest) return { type: "outdated", newest };
        const outcome = await writeGuide(values, image.choice.kind);
        if (outcome.newest) return { type: "outdated", newest: outcome.newest };
        const { guide } = outcome;
        const known = latest();
        saved.setSaved({ ...known, guide });
        const unsaved = {
          platforms:
            known.platforms && !samePlatforms(reviewPlatforms ?? [], known.platforms)
              ? reviewPlatforms
              : undefined,
          links: known.links && !sameLinks(links ?? [], known.links) ? links : undefined,
        };
        return { type: "written", guide, isNew, ...unsaved };
      }
      case "merge": {
        const values = await combine({ newest: state.newest, local: state.values });
        return values ? { type: "ready", values } : STOPPED;
      }
      case "ways": {
        const reason = await ways?.save(state.guide.id);
        if (reason === undefined) return { type: "saved" };
        toastWaysFailure(reason);
        return STOPPED;
      }
      case "platforms": {
        const { guide, platforms } = state;
        if (platforms) {
          await replacePlatforms.mutateAsync({ id: guide.id, list: platforms });
          saved.setSaved({ ...latest(), platforms });
        }
        return { type: "saved" };
      }
      case "links": {
        const { guide, links } = state;
        if (links)
          saved.setSaved({ ...latest(), links: await sending(links, replaceWebLinks(guide.id, links)) });
        return { type: "saved" };
      }
      case "image": {
        const { reviewPlatforms: _platforms, links: _links, ...values } = state.values;
        let { guide } = state;
        if (image.choice.kind === "chosen") {
          guide = await uploadPicture(guide, image.choice.file, values, onProgress);
          saved.setSaved({ ...latest(), guide });
        }
        image.forget(image.choice);
        return { type: "saved", guide };
      }
      case "leave":
        leave(state);
        return undefined;
    }
  }

  /** Shows why a step failed. */
  async function showFailure(state: SaveState, error: unknown): Promise<void> {
    if (state.step === "idle" || state.step === "offline") return;
    const { guide } = latest();
    const isMissed = isNotYours(error) || (guide && isRefusal(error, 404));
    if (isMissed && (await isOtherAccount(client))) toastSessionEnd();
    else if (
      guide &&
      isRefusal(error, 404) &&
      guide.userId === client.getQueryData(sessionQuery().queryKey)?.id
    )
      askDeleted(guide, state.values);
    // Of a page that isn't public an editor can't know whether it is still there.
    else if (isMissed) toast({ title: t("Error"), description: notYoursReason(), variant: "destructive" });
    else if (isRefusal(error, 401)) {
      client.setQueryData(sessionQuery().queryKey, null);
      toastSessionEnd();
    } else showStepFailure(state.step, error, form, guide === undefined);
  }

  return {
    /** Does a step, as `perform`; a failure is shown, and stops the save. Without a network it waits. */
    perform: (state: SaveState): Promise<SaveEvent | undefined> =>
      perform(state).catch(async (error: unknown) => {
        if (error instanceof ProofRefused) return STOPPED;
        if (hasNoResponse(error) && lost()) return LOST;
        await showFailure(state, error);
        return STOPPED;
      }),
    questions: { conflict, answers, question, phoneDialog, proofDialog: handOnProof ?? proofDialog },
  };
}
