import { Upload } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { BANNER_IMAGE } from "#schema/image.ts";
import { BANNER_SIZES, srcSetOf } from "#schema/image-size.ts";
import { acceptOf } from "#web/features/images/accept-of.ts";
import { useImageChoice } from "#web/features/images/use-image-choice.ts";
import { Button } from "#web/ui/button.tsx";
import { Help } from "#web/ui/field.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { Row } from "#web/ui/row.tsx";
import { useLazyPart } from "#web/ui/use-lazy-part.ts";
import { t } from "#texts/app/t.ts";
import styles from "./banner-field.module.css";

const CROP = {
  load: async () => (await import("./banner-dialog.tsx")).BannerDialog,
  preview: async (_: ImageBitmap, file: File) => file,
  failed: {
    title: "Upload Error",
    description: "Check your connection, reload the page, then try once more.",
  },
} as const;
const loadRemoval = () => import("./remove-banner.tsx");

/** Shows the image across the top of the account's profiles, with buttons to replace and to remove it, at once. */
export function BannerField({ user }: { user: User }) {
  const [isRemoving, setRemoving] = useState(false);
  const endRemoving = () => setRemoving(false);
  const removal = useLazyPart({ load: loadRemoval, isOpen: isRemoving, onFailure: endRemoving });
  const { bannerImage } = user;
  const { isReading, cropping, choose, endCropping } = useImageChoice(BANNER_IMAGE, {
    stored: bannerImage,
    crop: CROP,
  });
  return (
    <>
      <Help className={styles.hint}>
        {user.role === "operator"
          ? t("It runs across the top of each of your profiles. Wide photos work best: JPG, PNG or WEBP.")
          : t("It runs across the top of your profile. Wide photos work best: JPG, PNG or WEBP.")}
      </Help>
      <div className={styles.shape}>
        {bannerImage !== null && (
          <img
            srcSet={srcSetOf(bannerImage, ...BANNER_SIZES)}
            sizes="min(560px, 100vw)"
            alt={t("Your banner")}
            width="560"
            height="175"
            decoding="async"
            referrerPolicy="no-referrer"
            src={bannerImage}
          />
        )}
      </div>
      <Row className={styles.buttons}>
        <FileButton
          label={t("Banner")}
          accept={acceptOf(BANNER_IMAGE)}
          variant="line"
          busy={isReading}
          icon={<Upload size={19} aria-hidden="true" />}
          onFile={choose}
        >
          {bannerImage === null ? t("Upload banner") : t("Change banner")}
        </FileButton>
        {bannerImage !== null && (
          <Button variant="ghost" className="danger" onClick={() => setRemoving(true)}>
            {t("Remove")}
          </Button>
        )}
      </Row>
      {cropping && <cropping.Dialog bitmap={cropping.bitmap} url={cropping.url} onEnd={endCropping} />}
      {isRemoving && removal && <removal.RemoveBanner onClose={endRemoving} />}
    </>
  );
}
