import { type ComponentType, useEffect, useRef, useState } from "react";
import type { UploadRule } from "#schema/image.ts";
import { dismissToast, toast } from "#web/ui/toast.ts";
import type { PlainText } from "#locales/account.ts";
import { t, tMessage } from "#texts/app/t.ts";
import { ImageRefused } from "./image-refused.ts";

/** What the next save does with the image. `url`: shows the chosen file. */
export type ImageChoice =
  | { kind: "kept" }
  | { kind: "removed" }
  | { kind: "chosen"; file: Blob; url: string };

export type CropDialogProps = {
  bitmap: ImageBitmap;
  /** the address of the image that the cropper shows */
  url: string;
  /** gets the part that is being encoded; nothing when the dialog was closed without one */
  onEnd: (cropped?: Promise<Blob>) => void;
};

export type ImageFailure = { title: PlainText; description: PlainText };

type Crop = {
  /** loads the dialog; React.lazy isn't used, because a failed load would take the whole page down */
  load: () => Promise<ComponentType<CropDialogProps>>;
  /** makes the image that the cropper shows of an opened file */
  preview: (bitmap: ImageBitmap, file: File) => Promise<Blob>;
  /** shown when a failure isn't the file's fault */
  failed: ImageFailure;
};

export type ImageSetup = {
  /** the address of the saved image, null for none */
  stored: string | null;
} & ({ crop: Crop } | { shrink: (bitmap: ImageBitmap) => Promise<Blob> });

const NOT_OPENED: ImageFailure = {
  title: "This could not be opened",
  description: "Check your connection, then try once more.",
};

type Cropping = { Dialog: ComponentType<CropDialogProps>; bitmap: ImageBitmap; url: string };

const KEPT: ImageChoice = { kind: "kept" };

/** Loads what opens pictures once one is chosen. */
const loadOpening = () => import("./open-image.ts");

/** Chooses an image from the disk and checks it against `rule`, then crops or shrinks it. It uploads nothing. */
export function useImageChoice(rule: UploadRule, { stored, ...how }: ImageSetup) {
  const [choice, setChoice] = useState<ImageChoice>(KEPT);
  const [cropping, setCropping] = useState<Cropping>();
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<ImageRefused>();

  const chosenUrl = choice.kind === "chosen" ? choice.url : undefined;
  useEffect(() => () => URL.revokeObjectURL(chosenUrl ?? ""), [chosenUrl]);
  useEffect(
    () => () => {
      cropping?.bitmap.close();
      URL.revokeObjectURL(cropping?.url ?? "");
    },
    [cropping],
  );

  /** what was asked for last: what a file comes to that was chosen before is given up, also once the page is left */
  const last = useRef<symbol>(undefined);
  useEffect(() => () => void (last.current = undefined), []);

  const onError = (error: unknown) => {
    if (error instanceof ImageRefused) {
      setRefusal(error);
      toast({ title: tMessage(error.title), description: tMessage(error.message), variant: "destructive" });
      return;
    }
    console.error(error);
    const { title, description } = "crop" in how ? how.crop.failed : NOT_OPENED;
    toast({ title: t(title), description: t(description), variant: "destructive" });
  };
  /** Reads a file. `read` gets what tells whether it is still wanted. */
  async function begin(read: (isWanted: () => boolean) => Promise<void>): Promise<void> {
    const asked = (last.current = Symbol("reading"));
    const isWanted = () => last.current === asked;
    setReading(true);
    try {
      await read(isWanted);
    } catch (error) {
      if (isWanted()) onError(error);
    }
    if (isWanted()) setReading(false);
  }
  async function take(file: Blob, isWanted: () => boolean): Promise<void> {
    const { checkSize } = await loadOpening();
    checkSize(file, rule);
    if (isWanted()) setChoice({ kind: "chosen", file, url: URL.createObjectURL(file) });
  }

  async function shrink(file: File, draw: (bitmap: ImageBitmap) => Promise<Blob>): Promise<Blob> {
    const { openImage } = await loadOpening();
    return openImage(file, rule, async (bitmap) => {
      try {
        return await draw(bitmap);
      } finally {
        bitmap.close();
      }
    });
  }

  async function crop(file: File, { load, preview }: Crop, isWanted: () => boolean): Promise<void> {
    const loading = load();
    // The await below handles a failure; without this the browser would report it as unhandled.
    loading.catch(() => {});
    const draw = async (bitmap: ImageBitmap) => ({ bitmap, shown: await preview(bitmap, file) });
    const { openImage } = await loadOpening();
    const opened = await openImage(file, rule, draw);
    if (opened instanceof File) return take(opened, isWanted);
    const { bitmap, shown } = opened;
    const Dialog = await loading.catch((error: unknown) => {
      bitmap.close();
      throw error;
    });
    if (isWanted()) setCropping({ Dialog, bitmap, url: URL.createObjectURL(shown) });
    // A photo takes up to 200 MB of a phone's memory.
    else bitmap.close();
  }

  return {
    choice,
    /** the address of the image that a save leaves, null for none */
    url: choice.kind === "kept" ? stored : (chosenUrl ?? null),
    isReading,
    /** why the last file was refused, until another one is chosen */
    refusal,
    cropping,
    /** Takes a file from the disk. */
    choose: (file: File): void => {
      dismissToast();
      setRefusal(undefined);
      void begin(async (isWanted) =>
        "crop" in how ? crop(file, how.crop, isWanted) : take(await shrink(file, how.shrink), isWanted),
      );
    },
    endCropping: (cropped?: Promise<Blob>): void => {
      setCropping(undefined);
      if (cropped) void begin(async (isWanted) => take(await cropped, isWanted));
    },
    /** Chooses no image, also in place of one that is being read. */
    remove: (): void => {
      last.current = undefined;
      setReading(false);
      setChoice(stored === null ? KEPT : { kind: "removed" });
    },
    /** Forgets the choice. */
    reset: (): void => setChoice(KEPT),
    /** Takes that a choice is stored now. What was chosen since is kept. */
    forget: (saved: ImageChoice): void =>
      setChoice((now) => {
        if (now === saved) return KEPT;
        // It was removed before it was stored.
        return saved.kind === "chosen" && now.kind === "kept" ? { kind: "removed" } : now;
      }),
  };
}

export type ImageState = ReturnType<typeof useImageChoice>;
