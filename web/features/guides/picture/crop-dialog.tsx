import { useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { encodeSquare } from "./encode.ts";
import { type Part, squareOf } from "./geometry.ts";

const MAX_ZOOM = 4;

export type CropDialogProps = {
  bitmap: ImageBitmap;
  /** of a copy of the picture that is shown instead of it */
  url: string;
  /** the square that is being made, or undefined when it was cancelled */
  onEnd: (cropped: Promise<Blob> | undefined) => void;
};

/** Chooses the square of a photo: by dragging and pinching, or with the slider and the arrow keys. */
export function CropDialog({ bitmap, url, onEnd }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part>();
  return (
    <Dialog
      open
      onOpenChange={() => onEnd(undefined)}
      title="Crop your photo"
      description="Drag the photo to move it. Guests see the circle."
    >
      <div className="crop">
        <Cropper
          image={url}
          aspect={1}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          keyboardStep={8}
          showGrid={false}
          classes={{ cropAreaClassName: "crop-area" }}
          cropperProps={{ role: "application", "aria-label": "Photo: move it with the arrow keys" }}
          mediaProps={{ alt: "" }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={setPart}
        />
      </div>
      <label className="crop-zoom">
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </label>
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
