import { useQueryClient } from "@tanstack/react-query";
import { nanoid } from "nanoid";
import { useEffect, useRef, useState } from "react";
import type { Guide, GuideValues } from "#schema/guide.ts";
import { paths } from "#web/app/paths.ts";
import { sessionQuery, useSession } from "#web/features/session/queries.ts";
import { dismissToast, toast, toastAfterLoad } from "#web/ui/toast.ts";
import { storeGuide, useCreateGuide, useUpdateGuide } from "../mutations.ts";
import { PICTURE_UPDATED, UPLOAD_FAILED } from "../picture/messages.ts";
import { uploadPicture } from "../picture/upload.ts";
import type { PictureState } from "../picture/use-picture.ts";
import { isSessionEnd, tellSaveFailure, tellSessionEnd } from "./save-failure.ts";
import { changesTo, type GuideFormMethods, valuesOf } from "./values.ts";

/** ms between a save and the public page */
const REDIRECT_DELAY = 500;

export type SavePhase = { step: "idle" | "saving" | "saved" } | { step: "sending"; part: number };

type Setup = {
  guide: Guide | undefined;
  form: GuideFormMethods;
  picture: PictureState;
  /** goes to another page without asking about unsaved changes */
  go: (url: string) => void;
};

/**
 * Saves the profile, then its picture, then goes to the public page. Whatever fails, everything stays in the form and
 * the next save goes on from there: what exists is never made a second time.
 */
export function useSaveGuide({ guide: loaded, form, picture, go }: Setup) {
  const client = useQueryClient();
  const { user } = useSession();
  const create = useCreateGuide();
  const update = useUpdateGuide();
  const [guide, setGuide] = useState(loaded);
  // Ahead of `guide` while a save is running, so that the page doesn't change its words under it.
  const latest = useRef(loaded);
  const [phase, setPhase] = useState<SavePhase>({ step: "idle" });
  const [key] = useState(() => nanoid());
  const isRunning = useRef(false);

  // Back from the public page, the browser may show this one as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRunning.current = false;
      setGuide(latest.current);
      setPhase({ step: "idle" });
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  function keep(saved: Guide): void {
    latest.current = saved;
    // What was typed while the save was running stays.
    form.reset(valuesOf(saved), { keepValues: true });
  }

  async function write(values: GuideValues): Promise<Guide> {
    const isNew = latest.current === undefined;
    const existing = latest.current ?? (await create.mutateAsync({ values, key }));
    latest.current = existing;
    // Loaded anew, the page of a profile that exists is its edit page.
    if (isNew) history.replaceState(history.state, "", paths.edit(existing.id));
    const changes = {
      ...changesTo(existing, values),
      ...(picture.choice.kind === "removed" && { profilePicture: null }),
    };
    // After a lost answer, the profile may have been made from an earlier try's values.
    if (isNew && Object.keys(changes).length === 0) return existing;
    return update.mutateAsync({ id: existing.id, values: changes });
  }

  function tell(error: unknown, otherwise: () => void): void {
    if (!isSessionEnd(error)) return otherwise();
    client.setQueryData(sessionQuery().queryKey, null);
    tellSessionEnd();
  }

  async function send(saved: Guide, file: Blob): Promise<Guide> {
    setPhase({ step: "sending", part: 0 });
    const answer = await uploadPicture(saved.id, file, (part) => setPhase({ step: "sending", part }));
    await storeGuide(client, answer);
    return answer;
  }

  async function run(values: GuideValues): Promise<"idle" | "saved"> {
    const verb = guide ? "update" : "create";
    let saved: Guide;
    try {
      saved = await write(values);
    } catch (error) {
      tell(error, () => tellSaveFailure(error, form, `Failed to ${verb} your profile. Please try again.`));
      return "idle";
    }
    const { choice } = picture;
    if (choice.kind === "chosen") {
      try {
        saved = await send(saved, choice.file);
      } catch (error) {
        keep(saved);
        tell(error, () => toast(UPLOAD_FAILED));
        return "idle";
      }
    }
    keep(saved);
    picture.reset();
    const message = {
      title: guide ? "Profile updated!" : "Profile created!",
      ...(choice.kind === "chosen" && { description: PICTURE_UPDATED }),
    };
    toast(message);
    setTimeout(() => {
      toastAfterLoad(message);
      go(paths.profile(saved.uniqueId));
    }, REDIRECT_DELAY);
    return "saved";
  }

  return {
    /** the profile as it was last saved; undefined while it is new */
    guide,
    phase,
    /** the session has ended: here, by a refused save, or in another tab */
    isSignedOut: user === null,
    /** Takes the checked values; while a save is running it does nothing. */
    save: async (values: GuideValues): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      dismissToast();
      setPhase({ step: "saving" });
      const step = await run(values);
      isRunning.current = step === "saved";
      if (step === "idle") setGuide(latest.current);
      setPhase({ step });
    },
  };
}
