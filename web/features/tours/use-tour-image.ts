import { useEffect, useState } from "react";
import { dismissToast, toast } from "#web/ui/toast.ts";
import { ImageRefused, readTourImage } from "./tour-image.ts";

/** What is to become of the experience's image with the next save. `url` shows the chosen file. */
export type ImageChoice =
  | { kind: "kept" }
  | { kind: "removed" }
  | { kind: "chosen"; image: Blob; url: string };

const KEPT: ImageChoice = { kind: "kept" };

/** Says why a file isn't taken. */
function refuse(error: unknown): void {
  if (!(error instanceof ImageRefused)) throw error;
  toast({ title: error.title, description: error.message, variant: "destructive" });
}

/** Choosing and removing the image of an experience, before anything is sent. */
export function useTourImage(stored: string | null) {
  const [choice, setChoice] = useState<ImageChoice>(KEPT);
  const [isReading, setReading] = useState(false);
  const chosenUrl = choice.kind === "chosen" ? choice.url : undefined;
  useEffect(() => () => URL.revokeObjectURL(chosenUrl ?? ""), [chosenUrl]);

  return {
    choice,
    /** the address of what the experience will show, null for none */
    url: choice.kind === "kept" ? stored : (chosenUrl ?? null),
    isReading,
    choose: (file: File): void => {
      dismissToast();
      setReading(true);
      readTourImage(file)
        .then((image) => setChoice({ kind: "chosen", image, url: URL.createObjectURL(image) }))
        .catch(refuse)
        .finally(() => setReading(false));
    },
    remove: (): void => setChoice(stored === null ? KEPT : { kind: "removed" }),
  };
}

export type TourImageState = ReturnType<typeof useTourImage>;
