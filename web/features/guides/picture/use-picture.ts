import { type ComponentType, useEffect, useState } from "react";
import { dismissToast, toast } from "#web/ui/toast.ts";
import type { CropDialogProps } from "./crop-dialog.tsx";
import { decodePicture } from "./decode.ts";
import { copyForScreen } from "./encode.ts";
import { UPLOAD_FAILED } from "./messages.ts";
import { checkSize, checkType, isSentAsIs, PictureRefused } from "./rule.ts";

/** What is to become of the profile's picture with the next save. `url` shows the chosen file. */
export type PictureChoice =
  | { kind: "kept" }
  | { kind: "removed" }
  | { kind: "chosen"; file: Blob; url: string };

type Cropping = { Dialog: ComponentType<CropDialogProps>; bitmap: ImageBitmap; url: string };

const KEPT: PictureChoice = { kind: "kept" };

/** Choosing, cropping and removing the picture of a profile, before anything is sent. */
export function usePicture(stored: string | null) {
  const [choice, setChoice] = useState<PictureChoice>(KEPT);
  const [cropping, setCropping] = useState<Cropping>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  const chosenUrl = choice.kind === "chosen" ? choice.url : undefined;
  useEffect(() => () => URL.revokeObjectURL(chosenUrl ?? ""), [chosenUrl]);
  useEffect(
    () => () => {
      cropping?.bitmap.close();
      URL.revokeObjectURL(cropping?.url ?? "");
    },
    [cropping],
  );

  /** Says why a file isn't taken. */
  const refuse = (error: unknown) => {
    if (error instanceof PictureRefused) {
      setProblem(error.atField);
      toast({ title: error.title, description: error.message, variant: "destructive" });
      return;
    }
    console.error(error);
    toast(UPLOAD_FAILED);
  };
  const take = (file: Blob) => {
    checkSize(file);
    setChoice({ kind: "chosen", file, url: URL.createObjectURL(file) });
  };

  async function read(file: File): Promise<void> {
    checkType(file);
    if (isSentAsIs(file)) {
      checkSize(file);
      (await decodePicture(file)).close();
      return take(file);
    }
    // Loaded here and not by a lazy component: without a network the form must stay.
    const [bitmap, { CropDialog }] = await Promise.all([decodePicture(file), import("./crop-dialog.tsx")]);
    setCropping({ Dialog: CropDialog, bitmap, url: URL.createObjectURL(await copyForScreen(bitmap)) });
  }

  return {
    choice,
    /** the address of what the profile will show, null for none */
    url: choice.kind === "kept" ? stored : (chosenUrl ?? null),
    isReading,
    /** why the last file wasn't taken, until another is chosen */
    problem,
    cropping,
    /** Takes a file from the disk: checks it and opens the crop dialog. */
    choose: (file: File): void => {
      dismissToast();
      setProblem(undefined);
      setReading(true);
      void read(file)
        .catch(refuse)
        .finally(() => setReading(false));
    },
    endCropping: (cropped: Promise<Blob> | undefined): void => {
      setCropping(undefined);
      void cropped?.then(take).catch(refuse);
    },
    remove: (): void => setChoice(stored === null ? KEPT : { kind: "removed" }),
    /** After a save: what was chosen or removed is now what is stored. */
    reset: (): void => setChoice(KEPT),
  };
}

export type PictureState = ReturnType<typeof usePicture>;
