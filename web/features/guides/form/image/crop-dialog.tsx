import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { DialogCropper } from "#web/ui/dialog-cropper.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { CropDialogProps } from "#web/features/images/use-image-choice.ts";
import type { Rectangle } from "#web/lib/image.ts";
import { t } from "#texts/app/t.ts";
import styles from "./crop-dialog.module.css";
import { encodeSquare } from "./encode-square.ts";
import { squareOf } from "./square.ts";

/** Shows the dialog that chooses the square of a photo and starts encoding it. */
export function CropDialog({ bitmap, url, onEnd }: CropDialogProps) {
  const [part, setPart] = useState<Rectangle>();
  return (
    <Dialog
      open
      onOpenChange={() => onEnd()}
      title={t("Crop your photo")}
      description={t("Drag the photo to move it. Guests see the circle.")}
    >
      <DialogCropper
        url={url}
        aspect={1}
        className={styles.crop}
        areaClassName={styles.area}
        onChange={setPart}
      />
      <DialogActions>
        <Button variant="line" onClick={() => onEnd()}>
          {t("Cancel")}
        </Button>
        <Button disabled={!part} onClick={() => part && onEnd(encodeSquare(bitmap, squareOf(part, bitmap)))}>
          {t("Use photo")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
