import { useQueryClient } from "@tanstack/react-query";
import { nanoid } from "nanoid";
import { useEffect, useRef, useState } from "react";
import type { Tour, TourValues } from "#schema/tour.ts";
import { api } from "#web/api/client.ts";
import { uploadImage } from "#web/api/upload.ts";
import { dismissToast, toast } from "#web/ui/toast.ts";
import { reasonOf, tellFailure } from "./failure.ts";
import { storeTour, useCreateTour, useRemoveTourImage, useUpdateTour } from "./mutations.ts";
import type { ImageChoice } from "./use-tour-image.ts";

export type SavePhase =
  | { step: "idle" | "saving" }
  | { step: "sending"; part: number }
  /** the experience is saved, its image isn't, and why */
  | { step: "imageless"; reason: string };

/** What of the checked values differs from the experience as it was last seen: two tabs don't undo each other. */
const changesTo = (tour: Tour, { title, description, externalLink }: TourValues): Partial<TourValues> => ({
  ...(title !== tour.title && { title }),
  ...(description !== tour.description && { description }),
  ...(externalLink !== tour.externalLink && { externalLink }),
});

/**
 * Saves an experience, then its image. Whatever fails, the next save goes on from there: what exists is never made a
 * second time. `onDone` is called when all of it is saved.
 */
export function useSaveTour(opened: Tour | undefined, onDone: () => void) {
  const client = useQueryClient();
  const create = useCreateTour();
  const update = useUpdateTour();
  const removeImage = useRemoveTourImage();
  const [phase, setPhase] = useState<SavePhase>({ step: "idle" });
  const [key] = useState(() => nanoid());
  const latest = useRef(opened);
  const isRunning = useRef(false);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function write(values: TourValues): Promise<Tour> {
    const isNew = latest.current === undefined;
    const existing = latest.current ?? (await create.mutateAsync({ values, key }));
    latest.current = existing;
    const changes = changesTo(existing, values);
    // After a lost answer, the experience may have been made from an earlier try's values.
    if (isNew && Object.keys(changes).length === 0) return existing;
    return update.mutateAsync({ id: existing.id, values: changes });
  }

  async function writeImage(tour: Tour, choice: ImageChoice): Promise<Tour> {
    if (choice.kind === "kept") return tour;
    if (choice.kind === "removed") {
      await removeImage.mutateAsync(tour.id);
      return { ...tour, imageUrl: null };
    }
    const { signal } = (upload.current = new AbortController());
    setPhase({ step: "sending", part: 0 });
    const path = api.tours[":id"].image.$path({ param: { id: String(tour.id) } });
    const onProgress = (part: number) => setPhase({ step: "sending", part });
    return uploadImage<Tour>(path, choice.image, { onProgress, signal });
  }

  function keep(tour: Tour): void {
    latest.current = tour;
    storeTour(client, tour);
  }

  async function run(values: TourValues, choice: ImageChoice): Promise<SavePhase> {
    let tour: Tour;
    try {
      tour = await write(values);
    } catch (error) {
      tellFailure(client, opened ? "Failed to Update Tour" : "Failed to Create Experience", error);
      return { step: "idle" };
    }
    try {
      keep(await writeImage(tour, choice));
    } catch (error) {
      console.warn(error);
      keep(tour);
      return { step: "imageless", reason: reasonOf(error) };
    }
    toast({ title: opened ? "Tour Updated" : "Tour Created", description: tour.title });
    onDone();
    return { step: "idle" };
  }

  return {
    phase,
    /** Takes the checked values; while a save is running it does nothing. */
    save: async (values: TourValues, choice: ImageChoice): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      dismissToast();
      setPhase({ step: "saving" });
      setPhase(await run(values, choice));
      isRunning.current = false;
    },
    /** Calls an upload off; the experience is saved by then. */
    stopUpload: (): void => upload.current?.abort(),
  };
}
