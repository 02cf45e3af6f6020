import { ImageUp } from "lucide-react";
import { useRef } from "react";
import { TOUR_IMAGE } from "#schema/image.ts";
import { acceptOf } from "#web/features/images/accept-of.ts";
import type { ImageState } from "#web/features/images/use-image-choice.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Help } from "#web/ui/field.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./tour-image-field.module.css";
import { TourThumbnail } from "./tour-thumbnail.tsx";

/** Shows the image as the next save leaves it, with buttons to replace and to remove it. */
export function TourImageField({ image, disabled }: { image: ImageState; disabled: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const remove = () => {
    image.remove();
    // The remove button disappears with the image, so another one takes the focus.
    button.current?.focus();
  };
  return (
    <div className={styles.image}>
      <TourThumbnail size="large" url={image.url} />
      <div>
        <Row className={styles.buttons}>
          <FileButton
            ref={button}
            label={t("Image")}
            accept={acceptOf(TOUR_IMAGE)}
            variant="line"
            size="sm"
            busy={image.isReading}
            disabled={disabled}
            icon={<ImageUp size={19} aria-hidden="true" />}
            onFile={image.choose}
          >
            {image.url === null ? t("Choose image") : t("Change image")}
          </FileButton>
          {image.url !== null && (
            <Button
              variant="ghost"
              size="sm"
              className={classNames("danger", styles.remove)}
              disabled={disabled}
              onClick={remove}
            >
              {t("Remove")}
            </Button>
          )}
        </Row>
        <Help>{t("Optional. Any photo from your phone, we make it small.")}</Help>
      </div>
    </div>
  );
}
