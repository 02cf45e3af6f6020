import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Guide } from "#schema/guide.ts";
import { paths } from "#web/app/paths.ts";
import { sessionQuery, useSession } from "#web/features/session/queries.ts";
import { dismissToast, toast, toastAfterLoad } from "#web/ui/toast.ts";
import { storeGuide, useReplacePlatforms } from "../mutations.ts";
import { PICTURE_UPDATED } from "../picture/messages.ts";
import { uploadPicture } from "../picture/upload.ts";
import type { PictureState } from "../picture/use-picture.ts";
import { differences } from "./own-work.ts";
import {
  isRefusal,
  isUnanswered,
  PLATFORMS_FAILED,
  tellSaveFailure,
  tellSessionEnd,
  tellUploadFailure,
} from "./save-failure.ts";
import type { SaveAnswers, SaveQuestion } from "./save-question.tsx";
import type { SavedState } from "./use-saved.ts";
import { ChangedElsewhere, useWriteGuide } from "./use-write-guide.ts";
import { type CheckedValues, formSchema, type GuideFormMethods, samePlatforms } from "./values.ts";

/** ms between a save and the public page */
const REDIRECT_DELAY = 500;

export type SavePhase = { step: "idle" | "saving" | "saved" } | { step: "sending"; part: number };

type Setup = {
  saved: SavedState;
  form: GuideFormMethods;
  picture: PictureState;
  /** goes to another page without asking about unsaved changes */
  go: (url: string) => void;
};

/**
 * Saves the profile, then its review platforms, then its picture, then goes to the public page. Whatever fails,
 * everything stays in the form and the next save goes on from there: what exists is never made a second time.
 */
export function useSaveGuide({ saved, form, picture, go }: Setup) {
  const client = useQueryClient();
  const { user } = useSession();
  const writer = useWriteGuide(saved);
  const replacePlatforms = useReplacePlatforms();
  const [phase, setPhase] = useState<SavePhase>({ step: "idle" });
  const [question, ask] = useState<SaveQuestion>();
  const isRunning = useRef(false);
  const { known } = saved;

  // Back from the public page, the browser may show this one as it was left.
  const comeBack = useEffectEvent(() => stay());
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) comeBack();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  function tell(error: unknown, mine: CheckedValues, otherwise: () => void): void {
    const { guide } = known();
    if (error instanceof ChangedElsewhere) {
      const { newest } = error;
      ask({ kind: "changed", newest, differs: differences(newest, known(), mine), mine });
    } else if (guide && isRefusal(error, 404)) {
      ask({ kind: "deleted", hadPicture: guide.profilePicture !== null, mine });
    } else if (isRefusal(error, 401)) {
      client.setQueryData(sessionQuery().queryKey, null);
      tellSessionEnd();
    } else otherwise();
  }

  async function sendPicture(guide: Guide, file: Blob): Promise<Guide> {
    setPhase({ step: "sending", part: 0 });
    const answer = await uploadPicture(guide.id, file, (part) => setPhase({ step: "sending", part }));
    storeGuide(client, answer);
    return answer;
  }

  /** Answers whether all of it is saved. */
  async function run(mine: CheckedValues): Promise<boolean> {
    const { reviewPlatforms: list, ...values } = mine;
    const { choice } = picture;
    const verb = known().guide ? "update" : "create";
    let guide: Guide;
    try {
      guide = await writer.write(values, choice.kind);
    } catch (error) {
      tell(error, mine, () =>
        tellSaveFailure(error, form, `Failed to ${verb} your profile. Please try again.`),
      );
      return false;
    }
    const { platforms } = known();
    saved.keep({ guide, platforms });
    if (platforms && !samePlatforms(list, platforms)) {
      try {
        await replacePlatforms.mutateAsync({ id: guide.id, list });
      } catch (error) {
        tell(error, mine, () => toast(PLATFORMS_FAILED));
        return false;
      }
      saved.keep({ guide, platforms: list });
    }
    if (choice.kind === "chosen") {
      try {
        guide = await sendPicture(guide, choice.file);
      } catch (error) {
        if (isUnanswered(error)) writer.doubtPicture(values);
        tell(error, mine, () => tellUploadFailure(error));
        return false;
      }
      saved.keep({ ...known(), guide });
    }
    picture.reset();
    const message = {
      title: `Profile ${verb}d!`,
      ...(choice.kind === "chosen" && { description: PICTURE_UPDATED }),
    };
    toast(message);
    setTimeout(() => {
      if (!isStillSaved(mine)) return stay();
      toastAfterLoad(message);
      go(paths.profile(guide.uniqueId));
    }, REDIRECT_DELAY);
    return true;
  }

  /** Whether nothing was typed since. */
  const isStillSaved = (mine: CheckedValues): boolean =>
    JSON.stringify(formSchema.safeParse(form.getValues()).data) === JSON.stringify(mine);

  function stay(): void {
    isRunning.current = false;
    saved.show();
    setPhase({ step: "idle" });
  }

  /** While a save is running it does nothing. */
  async function save(mine: CheckedValues): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    dismissToast();
    ask(undefined);
    setPhase({ step: "saving" });
    if (await run(mine)) setPhase({ step: "saved" });
    else stay();
  }

  const answers: SaveAnswers = {
    keepMine: () => {
      if (question?.kind !== "changed") return;
      const { newest, mine } = question;
      saved.keep({ guide: newest, platforms: known().platforms && newest.reviewPlatforms });
      void save(mine);
    },
    loadNewer: () => {
      if (question?.kind !== "changed") return;
      saved.load({ guide: question.newest, platforms: question.newest.reviewPlatforms });
      picture.reset();
      ask(undefined);
      toast({ title: "Newer version loaded" });
    },
    createAnew: () => {
      if (question?.kind !== "deleted") return;
      writer.beginAnew();
      saved.keep({ guide: undefined, platforms: [] });
      saved.show();
      void save(question.mine);
    },
    onClose: () => ask(undefined),
  };

  return {
    phase,
    question,
    answers,
    /** the session has ended: here, by a refused save, or in another tab */
    isSignedOut: user === null,
    /** Takes the checked values. */
    save,
  };
}
