import { useState } from "react";
import Cropper, { type CropperProps } from "react-easy-crop";
import { classNames } from "#web/lib/class-names.ts";
import type { Rectangle } from "#web/lib/image.ts";
import styles from "./dialog-cropper.module.css";
import { t } from "#texts/app/t.ts";

const MAX_ZOOM = 4;

type DialogCropperProps = {
  /** the image's address */
  url: string;
  /** the part's width by its height */
  aspect: number;
  /** how an image of another shape starts: whole, or as wide as the cropper */
  objectFit?: Extract<CropperProps["objectFit"], "contain" | "horizontal-cover">;
  /** the cropper's class, which gives its height */
  className?: string | undefined;
  /** the class of the part's frame */
  areaClassName?: string | undefined;
  /** gets the chosen part, in percent of the image and in its pixels */
  onChange: (percent: Rectangle, pixels: Rectangle) => void;
};

/** Shows the choice of a part of an image, by dragging and pinching, or with the slider and the arrow keys. */
export function DialogCropper({
  url,
  aspect,
  objectFit = "contain",
  className,
  areaClassName,
  onChange,
}: DialogCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={classNames(styles.cropper, className)}>
        <Cropper
          image={url}
          aspect={aspect}
          objectFit={objectFit}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          keyboardStep={8}
          showGrid={false}
          classes={{ ...(areaClassName !== undefined && { cropAreaClassName: areaClassName }) }}
          cropperProps={{ role: "application", "aria-label": t("Photo: move it with the arrow keys") }}
          mediaProps={{ alt: "" }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={onChange}
        />
      </div>
      <label className={styles.zoom}>
        <span>{t("Zoom")}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </label>
    </>
  );
}
