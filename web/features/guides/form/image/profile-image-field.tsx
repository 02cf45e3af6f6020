import { CircleUserRound, Upload } from "lucide-react";
import { useId, useRef } from "react";
import { FILE_SIZE_MESSAGE, PROFILE_PICTURE } from "#schema/image.ts";
import { BADGE_SIZES, srcSetOf } from "#schema/image-size.ts";
import type { ImageRefused } from "#web/features/images/image-refused.ts";
import { acceptOf } from "#web/features/images/accept-of.ts";
import type { ImageState } from "#web/features/images/use-image-choice.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldMessage, Help } from "#web/ui/field.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { t, tMessage } from "#texts/app/t.ts";
import styles from "./profile-image-field.module.css";

/** Says the text that stays at the field after the toast has closed. */
const problemOf = ({ reason, message }: ImageRefused): string =>
  tMessage(reason === "tooLarge" ? FILE_SIZE_MESSAGE : message);

type ProfileImageFieldProps = {
  image: ImageState;
  /** whether the buttons are below the picture, in the middle */
  isCentered?: boolean;
  /** why the picture could not be sent */
  failure?: string | undefined;
};

/** Shows the profile picture as the next save leaves it, with buttons to replace and to remove it. */
export function ProfileImageField({ image, isCentered = false, failure }: ProfileImageFieldProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { url, refusal, cropping } = image;
  const remove = () => {
    image.remove();
    // The remove button disappears with the image, so another one takes the focus.
    button.current?.focus();
  };
  return (
    <div className={classNames(styles.image, isCentered && styles.centered)}>
      <div className={styles.portrait}>
        {url === null ? (
          <CircleUserRound size={52} strokeWidth={1.4} aria-hidden="true" />
        ) : (
          <img
            srcSet={srcSetOf(url, ...BADGE_SIZES)}
            sizes="112px"
            alt={t("Your portrait")}
            width="112"
            height="112"
            referrerPolicy="no-referrer"
            src={url}
          />
        )}
      </div>
      <div className={styles.choice}>
        <Row className={styles.buttons}>
          <FileButton
            ref={button}
            variant="line"
            busy={image.isReading}
            icon={<Upload size={19} aria-hidden="true" />}
            label={t("Profile picture")}
            accept={acceptOf(PROFILE_PICTURE)}
            aria-describedby={id}
            onFile={image.choose}
          >
            {url === null ? t("Upload photo") : t("Change photo")}
          </FileButton>
          {url !== null && (
            <Button variant="ghost" className="danger" onClick={remove}>
              {t("Remove")}
            </Button>
          )}
        </Row>
        <div id={id}>
          {refusal && <FieldMessage>{problemOf(refusal)}</FieldMessage>}
          {failure !== undefined && !refusal && <FieldMessage>{failure}</FieldMessage>}
          <Help>{t("Any photo from your phone: you choose the square, we make it small.")}</Help>
        </div>
      </div>
      {cropping && <cropping.Dialog bitmap={cropping.bitmap} url={cropping.url} onEnd={image.endCropping} />}
    </div>
  );
}
