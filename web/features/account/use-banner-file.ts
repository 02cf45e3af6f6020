import { type ComponentType, useEffect, useState } from "react";
import { dismissToast, toast } from "#web/ui/toast.ts";
import type { BannerDialogProps } from "./banner-dialog.tsx";
import { BannerRefused, openBanner } from "./banner-picture.ts";

type Cropping = { Dialog: ComponentType<BannerDialogProps>; bitmap: ImageBitmap; url: string };

/** Says why a file isn't taken. */
function refuse(error: unknown): void {
  const isRefused = error instanceof BannerRefused;
  if (!isRefused) console.warn(error);
  toast({
    title: isRefused ? error.title : "Upload Error",
    description: isRefused ? error.message : "Check your connection, reload the page, then try once more.",
    variant: "destructive",
  });
}

/** Opens a file from the disk for cropping. */
export function useBannerFile() {
  const [isReading, setReading] = useState(false);
  const [cropping, setCropping] = useState<Cropping>();
  useEffect(
    () => () => {
      cropping?.bitmap.close();
      URL.revokeObjectURL(cropping?.url ?? "");
    },
    [cropping],
  );

  async function open(file: File): Promise<void> {
    // Loaded here and not by a lazy component: without a network the dashboard must stay.
    const { BannerDialog } = await import("./banner-dialog.tsx");
    const bitmap = await openBanner(file);
    setCropping({ Dialog: BannerDialog, bitmap, url: URL.createObjectURL(file) });
  }

  return {
    isReading,
    cropping,
    choose: (file: File): void => {
      dismissToast();
      setReading(true);
      void open(file)
        .catch(refuse)
        .finally(() => setReading(false));
    },
    close: (): void => setCropping(undefined),
  };
}
