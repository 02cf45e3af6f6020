import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Guide } from "#schema/guide.ts";
import type { PlatformValues } from "#schema/platform.ts";
import { publicGuideQuery } from "../../queries.ts";
import { type FormValues, type GuideFormMethods, newValues, rowsOf, valuesOf } from "../values.ts";

/** The profile and its review platforms as the server is known to have them. */
export type SavedGuide = {
  /** undefined while the profile is new */
  guide: Guide | undefined;
  /** undefined until they are loaded, and an unknown list is never overwritten */
  platforms: readonly PlatformValues[] | undefined;
};

export type PlatformsState = { status: "loading" | "failed" | "ready"; retry: () => void };

const NOTHING: SavedGuide = { guide: undefined, platforms: [] };

/**
 * Keeps the loaded and saved profile apart from the typed values. A newer version from the server replaces the typed
 * values only when nothing was typed.
 */
export function useSavedGuide(loaded: Guide | undefined, form: GuideFormMethods) {
  const { isDirty } = form.formState;
  const latest = useRef<SavedGuide>(loaded ? { guide: loaded, platforms: undefined } : NOTHING);
  // This follows `latest` at the end of a save, so that the page doesn't change its words during one.
  const [guide, setShownGuide] = useState(loaded);
  const [hasPlatforms, setHasPlatforms] = useState(!loaded);

  /** Takes over a saved version. The typed values stay, and are compared with it. */
  function setSaved(saved: SavedGuide): void {
    latest.current = saved;
    const values = saved.guide ? valuesOf(saved.guide, saved.platforms) : newValues();
    form.reset(values, { keepValues: true, keepErrors: true, keepIsSubmitted: true });
    if (saved.platforms) setHasPlatforms(true);
  }
  /** Replaces the typed values with a saved version. */
  function resetTo(saved: SavedGuide & { guide: Guide }): void {
    latest.current = saved;
    form.reset(valuesOf(saved.guide, saved.platforms));
    if (saved.platforms) setHasPlatforms(true);
    setShownGuide(saved.guide);
  }

  /** Shows the country that the server has taken from the phone number, where none was chosen. */
  function fillUnknown(saved: FormValues): void {
    if (form.getValues("country") !== "") return;
    for (const name of ["country", "currency", "amounts"] as const)
      form.setValue(name, saved[name], { shouldDirty: true });
  }

  const takeGuide = useEffectEvent((newer: Guide) => {
    const { guide, platforms } = latest.current;
    if (guide?.id !== newer.id || newer.updatedAt <= guide.updatedAt || isDirty) return;
    resetTo({ guide: newer, platforms });
  });
  useEffect(() => {
    if (loaded) takeGuide(loaded);
  }, [loaded]);

  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...publicGuideQuery(guide?.uniqueId ?? ""),
    enabled: guide !== undefined,
    // The list is fetched again, because an outdated one would be written back as a change.
    refetchOnMount: "always",
  });
  const takePlatforms = useEffectEvent((list: readonly PlatformValues[]) => {
    const { platforms } = latest.current;
    if (platforms && isDirty) return;
    form.setValue("reviewPlatforms", rowsOf(list));
    setSaved({ ...latest.current, platforms: list });
  });
  const list = isFetchedAfterMount ? data?.reviewPlatforms : undefined;
  useEffect(() => {
    if (list) takePlatforms(list);
  }, [list]);

  const platforms: PlatformsState = {
    status: hasPlatforms ? "ready" : isError ? "failed" : "loading",
    retry: () => void refetch(),
  };
  return {
    /** the profile as it was last saved; undefined while it is new */
    guide,
    platforms,
    latest: (): SavedGuide => latest.current,
    /** Records a version during a save. The form shows it at the end. */
    setGuide: (guide: Guide): void => {
      latest.current = { ...latest.current, guide };
    },
    setSaved,
    resetTo,
    /** Shows the latest version on the page. */
    showLatest: (): void => {
      const { guide } = latest.current;
      setShownGuide(guide);
      if (guide) fillUnknown(valuesOf(guide));
    },
  };
}

export type SavedGuideState = ReturnType<typeof useSavedGuide>;
