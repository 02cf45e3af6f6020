import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { DialogCropper } from "#web/ui/dialog-cropper.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { encodeSquare } from "./encode.ts";
import { type Part, squareOf } from "./geometry.ts";

export type CropDialogProps = {
  bitmap: ImageBitmap;
  /** of a copy of the picture that is shown instead of it */
  url: string;
  /** the square that is being made, or undefined when it was cancelled */
  onEnd: (cropped: Promise<Blob> | undefined) => void;
};

/** Chooses the square of a photo. */
export function CropDialog({ bitmap, url, onEnd }: CropDialogProps) {
  const [part, setPart] = useState<Part>();
  return (
    <Dialog
      open
      onOpenChange={() => onEnd(undefined)}
      title="Crop your photo"
      description="Drag the photo to move it. Guests see the circle."
    >
      <DialogCropper url={url} aspect={1} className="crop" areaClassName="crop-area" onChange={setPart} />
      <div className="do">
        <Button variant="line" onClick={() => onEnd(undefined)}>
          Cancel
        </Button>
        <Button disabled={!part} onClick={() => part && onEnd(encodeSquare(bitmap, squareOf(part, bitmap)))}>
          Use photo
        </Button>
      </div>
    </Dialog>
  );
}
