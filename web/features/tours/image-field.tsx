import { ImageUp } from "lucide-react";
import { useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { ACCEPTED } from "./tour-image.ts";
import { TourPicture } from "./tour-picture.tsx";
import type { TourImageState } from "./use-tour-image.ts";

/** Shows the image the experience will have, and chooses another or none. */
export function ImageField({ image, disabled }: { image: TourImageState; disabled: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const remove = () => {
    image.remove();
    // 'Remove' goes away with the image; the focus must not.
    button.current?.focus();
  };
  return (
    <div className="drop">
      <TourPicture url={image.url} />
      <div>
        <div className="row">
          <FileButton
            ref={button}
            label="Image"
            accept={ACCEPTED}
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
