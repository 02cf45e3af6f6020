import { ImageUp } from "lucide-react";
import { useRef } from "react";
import { TOUR_IMAGE } from "#schema/image.ts";
import { acceptOf } from "#web/features/images/open-image.ts";
import type { ImageState } from "#web/features/images/use-image-choice.ts";
import { Button } from "#web/ui/button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { TourThumbnail } from "./tour-thumbnail.tsx";

/** Shows the image as the next save leaves it, and chooses another or none. */
export function TourImageField({ image, disabled }: { image: ImageState; disabled: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const remove = () => {
    image.remove();
    // The remove button disappears with the image; the focus must not.
    button.current?.focus();
  };
  return (
    <div className="drop">
      <TourThumbnail url={image.url} />
      <div>
        <div className="row">
          <FileButton
            ref={button}
            label="Image"
            accept={acceptOf(TOUR_IMAGE)}
            variant="line"
            size="sm"
            busy={image.isReading}
            disabled={disabled}
            icon={<ImageUp size={19} aria-hidden="true" />}
            onFile={image.choose}
          >
            {image.url === null ? "Choose image" : "Change image"}
          </FileButton>
          {image.url !== null && (
            <Button variant="ghost" size="sm" className="danger" disabled={disabled} onClick={remove}>
              Remove
            </Button>
          )}
        </div>
        <p className="help">JPEG, PNG or WebP, up to 2MB</p>
      </div>
    </div>
  );
}
