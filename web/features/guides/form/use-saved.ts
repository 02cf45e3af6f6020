import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Guide } from "#schema/guide.ts";
import type { PlatformValues } from "#schema/platform.ts";
import { publicGuideQuery } from "./public-queries.ts";
import { type GuideFormMethods, newValues, rowsOf, valuesOf } from "./values.ts";

/** What the server is known to have. */
export type Saved = {
  /** undefined while the profile is new */
  guide: Guide | undefined;
  /** undefined until they are known: what isn't known is never written */
  platforms: readonly PlatformValues[] | undefined;
};

export type PlatformsState = { status: "loading" | "failed" | "ready"; retry: () => void };

const NOTHING: Saved = { guide: undefined, platforms: [] };

/**
 * Keeps what was loaded and saved apart from what was typed. A newer version from the server is taken over only where
 * nothing was typed.
 */
export function useSaved(loaded: Guide | undefined, form: GuideFormMethods) {
  const { isDirty } = form.formState;
  const latest = useRef<Saved>(loaded ? { guide: loaded, platforms: undefined } : NOTHING);
  // Behind `latest` while a save is running, so that the page doesn't change its words under it.
  const [guide, setGuide] = useState(loaded);
  const [isKnown, setKnown] = useState(!loaded);

  /** What is in the inputs stays: it now differs from this. */
  function keep(saved: Saved): void {
    latest.current = saved;
    const known = saved.guide ? valuesOf(saved.guide, saved.platforms) : newValues();
    form.reset(known, { keepValues: true, keepErrors: true, keepIsSubmitted: true });
    if (saved.platforms) setKnown(true);
  }
  /** What was typed goes. */
  function load(saved: Saved & { guide: Guide }): void {
    latest.current = saved;
    form.reset(valuesOf(saved.guide, saved.platforms));
    if (saved.platforms) setKnown(true);
    setGuide(saved.guide);
  }

  const takeGuide = useEffectEvent((newer: Guide) => {
    const { guide: known, platforms } = latest.current;
    if (known?.id !== newer.id || newer.updatedAt <= known.updatedAt || isDirty) return;
    load({ guide: newer, platforms });
  });
  useEffect(() => {
    if (loaded) takeGuide(loaded);
  }, [loaded]);

  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...publicGuideQuery(guide?.uniqueId ?? ""),
    enabled: guide !== undefined,
    // A list that was changed since must not be the ground for another change.
    refetchOnMount: "always",
  });
  const takePlatforms = useEffectEvent((list: readonly PlatformValues[]) => {
    const { platforms } = latest.current;
    if (platforms && isDirty) return;
    form.setValue("reviewPlatforms", rowsOf(list));
    keep({ ...latest.current, platforms: list });
  });
  const list = isFetchedAfterMount ? data?.reviewPlatforms : undefined;
  useEffect(() => {
    if (list) takePlatforms(list);
  }, [list]);

  const platforms: PlatformsState = {
    status: isKnown ? "ready" : isError ? "failed" : "loading",
    retry: () => void refetch(),
  };
  return {
    /** the profile as it was last saved; undefined while it is new */
    guide,
    platforms,
    known: (): Saved => latest.current,
    /** Before a save is through: the profile exists, or has moved on. */
    note: (guide: Guide): void => {
      latest.current = { ...latest.current, guide };
    },
    keep,
    load,
    /** Lets the page speak of what is known by now. */
    show: (): void => setGuide(latest.current.guide),
  };
}

export type SavedState = ReturnType<typeof useSaved>;
