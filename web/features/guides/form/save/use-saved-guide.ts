import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Guide } from "#schema/guide.ts";
import type { PlatformValues } from "#schema/platform.ts";
import type { WebLink } from "#schema/web-links.ts";
import { publicGuideQuery, webLinksQuery } from "../../queries.ts";
import {
  type FormValues,
  type GuideFormMethods,
  linkRowsOf,
  newValues,
  rowsOf,
  valuesOf,
} from "../values.ts";

/** The profile and its lists as the server is known to have them. */
export type SavedGuide = {
  /** undefined while the profile is new */
  guide: Guide | undefined;
  /** undefined until they are loaded, and an unknown list is never overwritten */
  platforms: readonly PlatformValues[] | undefined;
  links: readonly WebLink[] | undefined;
};

export type ListState = { status: "loading" | "failed" | "ready"; retry: () => void };

const NOTHING: SavedGuide = { guide: undefined, platforms: [], links: [] };

/** What is read of a list's query. */
type ListQuery = { isError: boolean; isFetchedAfterMount: boolean; refetch: () => unknown };

const stateOf = (isKnown: boolean, { isError, refetch }: ListQuery): ListState => ({
  status: isKnown ? "ready" : isError ? "failed" : "loading",
  retry: () => void refetch(),
});

/** Calls `take` with each list that the server sends. */
function useList<Item>(list: readonly Item[] | undefined, take: (list: readonly Item[]) => void): void {
  const takeList = useEffectEvent(take);
  useEffect(() => {
    if (list) takeList(list);
  }, [list]);
}

/**
 * Keeps the loaded and saved profile apart from the typed values. A newer version from the server replaces the typed
 * values only when nothing was typed.
 */
export function useSavedGuide(loaded: Guide | undefined, form: GuideFormMethods) {
  const { isDirty } = form.formState;
  const latest = useRef<SavedGuide>(
    loaded ? { guide: loaded, platforms: undefined, links: undefined } : NOTHING,
  );
  // These follow `latest`, the profile at the end of a save, so that the page doesn't change its words during one.
  const [guide, setShownGuide] = useState(loaded);
  const [known, setKnown] = useState({ platforms: !loaded, links: !loaded });

  function record(saved: SavedGuide): void {
    latest.current = saved;
    setKnown({ platforms: saved.platforms !== undefined, links: saved.links !== undefined });
  }
  /** Takes over a saved version. The typed values stay, and are compared with it. */
  function setSaved(saved: SavedGuide): void {
    record(saved);
    const values = saved.guide ? valuesOf(saved.guide, saved) : newValues();
    form.reset(values, {
      keepValues: true,
      keepErrors: true,
      keepIsSubmitted: true,
      // Rows tell by it whether they were there when the form was sent.
      keepSubmitCount: true,
    });
  }
  /** Replaces the typed values with a saved version. */
  function resetTo(saved: SavedGuide & { guide: Guide }): void {
    record(saved);
    form.reset(valuesOf(saved.guide, saved));
    setShownGuide(saved.guide);
  }

  /** Shows the country that the server has taken from the phone number, where none was chosen. */
  function fillUnknown(saved: FormValues): void {
    if (form.getValues("country") !== "") return;
    for (const name of ["country", "currency", "amounts"] as const)
      form.setValue(name, saved[name], { shouldDirty: true });
  }

  const takeGuide = useEffectEvent((newer: Guide) => {
    const { guide, ...lists } = latest.current;
    if (guide?.id !== newer.id || newer.updatedAt <= guide.updatedAt || isDirty) return;
    resetTo({ guide: newer, ...lists });
  });
  useEffect(() => {
    if (loaded) takeGuide(loaded);
  }, [loaded]);

  const enabled = guide !== undefined;
  // The lists are fetched again, because an outdated one would be written back as a change.
  const fetching = { enabled, refetchOnMount: "always" } as const;
  const published = useQuery({ ...publicGuideQuery(guide?.uniqueId ?? ""), ...fetching });
  const own = useQuery({ ...webLinksQuery(guide?.id ?? 0), ...fetching });
  useList(published.isFetchedAfterMount ? published.data?.reviewPlatforms : undefined, (platforms) => {
    if (latest.current.platforms && isDirty) return;
    form.setValue("reviewPlatforms", rowsOf(platforms));
    setSaved({ ...latest.current, platforms });
  });
  useList(own.isFetchedAfterMount ? own.data : undefined, (links) => {
    if (latest.current.links && isDirty) return;
    form.setValue("links", linkRowsOf(links));
    setSaved({ ...latest.current, links });
  });

  return {
    /** the profile as it was last saved; undefined while it is new */
    guide,
    platforms: stateOf(known.platforms, published),
    links: stateOf(known.links, own),
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
