import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { CropDialogProps } from "#web/features/images/use-image-choice.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { useToastFailure } from "#web/features/session/use-toast-failure.ts";
import type { Rectangle } from "#web/lib/image.ts";
import { Button } from "#web/ui/button.tsx";
import { DialogCropper } from "#web/ui/dialog-cropper.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { toast } from "#web/ui/toast.ts";
import styles from "./banner-dialog.module.css";
import { BANNER_ASPECT, encodeBanner } from "./banner-image.ts";
import { storeUser, uploadBanner } from "./mutations.ts";
import { t } from "#texts/app/t.ts";

/** Shows the dialog that chooses and uploads the part of a photo that becomes the banner. It stays open when that fails. */
export function BannerDialog({ bitmap, url, onEnd }: CropDialogProps) {
  const client = useQueryClient();
  const toastFailure = useToastFailure();
  const onClose = () => onEnd();
  const [area, setArea] = useState<Rectangle>();
  const [sent, setSent] = useState<number>();
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (area: Rectangle) => {
    const { signal } = (upload.current = new AbortController());
    setSent(0);
    try {
      const image = await encodeBanner(bitmap, area);
      signal.throwIfAborted();
      storeUser(client, await uploadBanner(image, { onProgress: setSent, signal }));
      toast({ title: t("Banner Updated"), description: t("Your new banner is in place.") });
      onClose();
    } catch (error) {
      // An aborted upload may still have arrived.
      if (signal.aborted) void client.invalidateQueries(sessionQuery());
      else toastFailure(t("Upload Error"), error);
    }
    setSent(undefined);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("Crop your banner")}
      description={t("Drag the photo to move it. Phones show the part between the lines.")}
    >
      <DialogCropper
        url={url}
        aspect={BANNER_ASPECT}
        objectFit="horizontal-cover"
        className={styles.crop}
        areaClassName={styles.area}
        onChange={(_, pixels) => setArea(pixels)}
      />
      {sent !== undefined && <Progress label={t("Upload")} value={sent} />}
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button disabled={!area} busy={sent !== undefined} onClick={() => area && void send(area)}>
          {sent === undefined ? t("Use photo") : t("Uploading...")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
