import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Tour, TourValues } from "#schema/tour.ts";
import { reasonOf } from "#web/api/failure.ts";
import type { ImageChoice } from "#web/features/images/use-image-choice.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { type SavePhase, useResumableSave } from "#web/lib/use-resumable-save.ts";
import { dismissToast, toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { GONE } from "./gone.ts";
import { storeTour, uploadTourImage, useCreateTour, useRemoveTourImage, useUpdateTour } from "./mutations.ts";

/** Saves a tour, then its image. After a failure the next save continues there. Calls `onDone` once all is saved. */
export function useSaveTour(opened: Tour | undefined, onDone: () => void) {
  const client = useQueryClient();
  const toastFailure = useToastFailure();
  const create = useCreateTour();
  const update = useUpdateTour();
  const removeImage = useRemoveTourImage();
  const latest = useRef(opened);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const { phase, run, write, onProgress } = useResumableSave<Tour, TourValues>({
    known: () => latest.current,
    onExists: (tour) => {
      latest.current = tour;
    },
    create: (values, key) => create.mutateAsync({ values, key }),
    update: ({ id }, values) => update.mutateAsync({ id, values }),
  });

  async function writeImage(tour: Tour, choice: ImageChoice): Promise<Tour> {
    if (choice.kind === "kept") return tour;
    if (choice.kind === "removed") {
      await removeImage.mutateAsync(tour.id);
      return { ...tour, imageUrl: null };
    }
    const { signal } = (upload.current = new AbortController());
    onProgress(0);
    return uploadTourImage(tour.id, choice.file, { onProgress, signal });
  }

  function store(tour: Tour): void {
    latest.current = tour;
    storeTour(client, tour);
  }

  async function saveTour(values: TourValues, choice: ImageChoice): Promise<SavePhase> {
    let tour: Tour;
    try {
      tour = await write(values);
    } catch (error) {
      toastFailure(opened ? t("Failed to Update Tour") : t("Failed to Create Experience"), error, GONE);
      return { step: "idle" };
    }
    try {
      store(await writeImage(tour, choice));
    } catch (error) {
      console.warn(error);
      store(tour);
      return { step: "without-image", reason: reasonOf(error, GONE) };
    }
    toast({ title: opened ? t("Tour Updated") : t("Tour Created"), description: tour.title });
    onDone();
    return { step: "idle" };
  }

  return {
    phase,
    /** Saves checked values; does nothing while a save is running. */
    save: (values: TourValues, choice: ImageChoice): Promise<void> =>
      run(() => {
        dismissToast();
        return saveTour(values, choice);
      }),
    /** Aborts an upload. The tour itself is saved by then. */
    stopUpload: (): void => upload.current?.abort(),
  };
}
