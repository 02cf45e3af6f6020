import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { User } from "#schema/account.ts";
import { api } from "#web/api/client.ts";
import { uploadImage } from "#web/api/upload.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import type { Area } from "#web/lib/picture.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogCropper } from "#web/ui/dialog-cropper.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { storeBanner, tellFailure } from "./banner-change.ts";
import { BANNER_ASPECT, cutBanner } from "./banner-picture.ts";

export type BannerDialogProps = {
  bitmap: ImageBitmap;
  /** of the file it was read from */
  url: string;
  onClose: () => void;
};

/** Chooses the part of a photo that becomes the banner, and sends it. It stays open when that fails, to try again. */
export function BannerDialog({ bitmap, url, onClose }: BannerDialogProps) {
  const client = useQueryClient();
  const [area, setArea] = useState<Area>();
  const [sent, setSent] = useState<number>();
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (area: Area) => {
    const { signal } = (upload.current = new AbortController());
    setSent(0);
    try {
      const picture = await cutBanner(bitmap, area);
      signal.throwIfAborted();
      const path = api.user["banner-image"].$path();
      const { bannerImage } = await uploadImage<User>(path, picture, { onProgress: setSent, signal });
      storeBanner(client, bannerImage, "Your new banner is in place.");
      onClose();
    } catch (error) {
      // Called off, it may have come through all the same.
      if (signal.aborted) void client.invalidateQueries(sessionQuery());
      else tellFailure(client, "Upload Error", error);
    }
    setSent(undefined);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Crop your banner"
      description="Drag the photo to move it. Phones show the part between the lines."
    >
      <DialogCropper
        url={url}
        aspect={BANNER_ASPECT}
        objectFit="horizontal-cover"
        className="banner-crop"
        areaClassName="banner-area"
        onChange={(_, pixels) => setArea(pixels)}
      />
      {sent !== undefined && <Progress label="Upload" value={sent} />}
      <div className="do">
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!area} busy={sent !== undefined} onClick={() => area && void send(area)}>
          {sent === undefined ? "Use photo" : "Uploading..."}
        </Button>
      </div>
    </Dialog>
  );
}
