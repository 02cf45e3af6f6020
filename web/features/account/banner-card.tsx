import { Upload } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { BANNER_IMAGE } from "#schema/image.ts";
import { BANNER_SIZES, srcSetOf } from "#schema/image-size.ts";
import { acceptOf } from "#web/features/images/accept-of.ts";
import { useImageChoice } from "#web/features/images/use-image-choice.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Row } from "#web/ui/row.tsx";
import styles from "./banner-card.module.css";
import { RemoveBanner } from "./remove-banner.tsx";
import { t } from "#texts/app/t.ts";

const CROP = {
  load: async () => (await import("./banner-dialog.tsx")).BannerDialog,
  preview: async (_: ImageBitmap, file: File) => file,
  failed: {
    title: "Upload Error",
    description: "Check your connection, reload the page, then try once more.",
  },
} as const;

type BannerCardProps = {
  user: User;
  /** whether the image stands beside the words, where there is room */
  wide?: boolean;
};

/** Shows the image across the top of the account's profiles, with buttons to replace and to remove it. */
export function BannerCard({ user, wide = false }: BannerCardProps) {
  const [isRemoving, setRemoving] = useState(false);
  const { bannerImage } = user;
  const { isReading, cropping, choose, endCropping } = useImageChoice(BANNER_IMAGE, {
    stored: bannerImage,
    crop: CROP,
  });
  return (
    <Card className={classNames(styles.card, wide && styles.wide)}>
      <h2>{t("Banner")}</h2>
      <Hint className={styles.hint}>
        {user.role === "operator"
          ? t("It runs across the top of each of your profiles. Wide photos work best: JPG, PNG or WEBP.")
          : t("It runs across the top of your profile. Wide photos work best: JPG, PNG or WEBP.")}
      </Hint>
      <div className={styles.shape}>
        {bannerImage !== null && (
          <img
            srcSet={srcSetOf(bannerImage, ...BANNER_SIZES)}
            sizes="min(560px, 100vw)"
            loading="lazy"
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
      {isRemoving && <RemoveBanner onClose={() => setRemoving(false)} />}
    </Card>
  );
}
