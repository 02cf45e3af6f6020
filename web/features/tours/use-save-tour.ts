import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { OwnGuide } from "#schema/own-guide.ts";
import type { Tour, TourValues } from "#schema/tour.ts";
import { reasonOf } from "#web/api/failure.ts";
import type { ImageChoice } from "#web/features/images/use-image-choice.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import { useResumableWrite } from "#web/lib/use-resumable-write.ts";
import { dismissToast, toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { GONE } from "./gone.ts";
import { toastCreated } from "./toast-created.ts";
import { storeTour, uploadTourImage, useCreateTour, useRemoveTourImage, useUpdateTour } from "./mutations.ts";

const REASONS = { ...GONE, ...SIGNED_OUT };

export type SavePhase =
  | { step: "idle" | "saving" }
  /** `sent`: how much of the image is, 0 to 1 */
  | { step: "uploading"; sent: number }
  /** `reason`: why it was saved without its image */
  | { step: "without-image"; reason: string };

/**
 * Saves a tour, then its image. After a failure the next save continues there. Calls `onDone` once all is saved. A new tour's
 * message offers `guides`, the account's profiles, to show it on.
 */
export function useSaveTour(opened: Tour | undefined, guides: OwnGuide[], onDone: () => void) {
  const client = useQueryClient();
  const toastFailure = useToastFailure();
  const create = useCreateTour();
  const update = useUpdateTour();
  const removeImage = useRemoveTourImage();
  const latest = useRef(opened);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const [phase, setPhase] = useState<SavePhase>({ step: "idle" });
  const isRunning = useRef(false);
  const { write } = useResumableWrite<Tour, TourValues>({
    latest: () => latest.current,
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
    const onProgress = (sent: number) => setPhase({ step: "uploading", sent });
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
      const title = opened ? t("Failed to Update Tour") : t("Failed to Create Experience");
      toastFailure(title, error, REASONS);
      return { step: "idle" };
    }
    try {
      store(await writeImage(tour, choice));
    } catch (error) {
      console.warn(error);
      store(tour);
      return { step: "without-image", reason: reasonOf(error, REASONS) };
    }
    if (opened) toast({ title: t("Tour Updated"), description: tour.title });
    else toastCreated(client, tour, guides);
    onDone();
    return { step: "idle" };
  }

  return {
    phase,
    /** Saves checked values; does nothing while a save is running. */
    save: async (values: TourValues, choice: ImageChoice): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setPhase({ step: "saving" });
      dismissToast();
      setPhase(await saveTour(values, choice));
      isRunning.current = false;
    },
    /** Aborts an upload. The tour itself is saved by then. */
    stopUpload: (): void => upload.current?.abort(),
  };
}
