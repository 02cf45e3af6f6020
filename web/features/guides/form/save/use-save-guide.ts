import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { paths } from "#web/paths.ts";
import { dismissToast, toast, toastAfterLoad } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { type CheckedValues, rowsOf } from "../values.ts";
import {
  IDLE,
  next,
  phaseOf,
  RETRIED,
  type SaveEvent,
  type SaveState,
  STOPPED,
  type Written,
} from "./save-machine.ts";
import { type SaveSetup, useSaveSteps } from "./use-save-steps.ts";

/** ms between a save and the public page */
const REDIRECT_DELAY = 500;

export type SaveGuideSetup = SaveSetup & {
  /** goes to another page without asking about unsaved changes */
  go: (url: string) => void;
  /** takes what got no response; returns whether it is tried again by itself */
  lost: (retry: () => void) => boolean;
};

/**
 * Saves the profile, its ways to be tipped, its lists and its image, then goes to the public page. After a
 * failure everything stays in the form, and the next save continues there. The page shows `questions`.
 */
export function useSaveGuide({ go, lost, ...setup }: SaveGuideSetup) {
  const { saved, form, image } = setup;
  const state = useRef<SaveState>(IDLE);
  const hasPictureLeft = useRef(false);
  useLayoutEffect(() => {
    hasPictureLeft.current = image.choice.kind !== "kept" || image.isReading || image.cropping !== undefined;
  });
  const [phase, setPhase] = useState(phaseOf(IDLE));
  const { perform, questions } = useSaveSteps(setup, {
    save: (values) => {
      dismissToast();
      void run({ type: "ready", values });
    },
    onProgress: (sent) => void dispatch({ type: "sending", sent }),
    leave,
    lost: () => lost(() => void run(RETRIED)),
  });

  /** Moves the save on. Returns whether the event changes anything. */
  function dispatch(event: SaveEvent): boolean {
    const before = state.current;
    state.current = next(before, event);
    setPhase(phaseOf(state.current));
    return state.current !== before;
  }

  /** Does the steps that follow an event, until one leads nowhere. */
  async function run(event: SaveEvent | undefined): Promise<void> {
    while (event && dispatch(event)) event = await perform(state.current);
  }

  /** Goes to the public page, unless something was typed since, or a picture chosen. */
  function leave({ guide, isNew, values }: Written): void {
    const message = {
      title: isNew ? t("Profile created!") : t("Profile updated!"),
      ...(image.choice.kind === "chosen" && { description: t("Profile picture updated") }),
    };
    toast(message);
    setTimeout(async () => {
      if (hasPictureLeft.current || !(await isStillSaved(values))) {
        const since = t("What you changed since is not saved yet.");
        toast({ ...message, description: [message.description, since].filter(Boolean).join(" · ") });
        return run(STOPPED);
      }
      toastAfterLoad(message);
      go(paths.profile(guide.uniqueId));
    }, REDIRECT_DELAY);
  }

  /** Returns whether the form still holds these values. */
  async function isStillSaved(values: CheckedValues): Promise<boolean> {
    const { isTyped } = await import("../form-rules.ts");
    const { guide, platforms = [], links = [] } = saved.latest();
    const reviewPlatforms = values.reviewPlatforms ?? rowsOf(platforms);
    return isTyped({ ...values, reviewPlatforms, links: values.links ?? [...links] }, form, guide);
  }

  // The browser may show this document as it was left when the user comes back from the public page.
  const comeBack = useEffectEvent(() => void run(STOPPED));
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) comeBack();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  return {
    phase,
    questions,
    /** Saves; a press during a save does nothing. */
    save: (typed: CheckedValues): Promise<void> => {
      const { platforms, links } = saved.latest();
      // A list that comes from now on would be overwritten by the empty one of before.
      const values = {
        ...typed,
        ...(!platforms && { reviewPlatforms: undefined }),
        ...(!links && { links: undefined }),
      };
      return run({ type: "pressed", values });
    },
  };
}
