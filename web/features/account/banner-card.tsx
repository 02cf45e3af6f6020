import { Upload } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { BANNER_IMAGE } from "#schema/image.ts";
import { BANNER_SIZES, srcSetOf } from "#schema/image-size.ts";
import { acceptOf } from "#web/features/images/open-image.ts";
import { useImageChoice } from "#web/features/images/use-image-choice.ts";
import { Button } from "#web/ui/button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { RemoveBanner } from "./remove-banner.tsx";

const CROP = {
  load: async () => (await import("./banner-dialog.tsx")).BannerDialog,
  preview: async (_: ImageBitmap, file: File) => file,
  failed: {
    title: "Upload Error",
    description: "Check your connection, reload the page, then try once more.",
    variant: "destructive",
  },
} as const;

/** Shows the image across the top of the account's profiles, and chooses another or none. */
export function BannerCard({ user }: { user: User }) {
  const [isRemoving, setRemoving] = useState(false);
  const { bannerImage } = user;
  const { isReading, cropping, choose, endCropping } = useImageChoice(BANNER_IMAGE, {
    stored: bannerImage,
    crop: CROP,
  });
  const where = user.role === "operator" ? "each of your profiles" : "your profile";
  return (
    <section className="card banner-card">
      <h2>Banner</h2>
      <p className="hint">It runs across the top of {where}. Wide photos work best: JPG, PNG or WEBP.</p>
      <div className="banner-shape">
        {bannerImage !== null && (
          <img
            srcSet={srcSetOf(bannerImage, ...BANNER_SIZES)}
            sizes="560px"
            alt="Your banner"
            width="560"
            height="175"
            decoding="async"
            referrerPolicy="no-referrer"
            src={bannerImage}
          />
        )}
      </div>
      <div className="row">
        <FileButton
          label="Banner"
          accept={acceptOf(BANNER_IMAGE)}
          variant="line"
          busy={isReading}
          icon={<Upload size={19} aria-hidden="true" />}
          onFile={choose}
        >
          {bannerImage === null ? "Upload banner" : "Change banner"}
        </FileButton>
        {bannerImage !== null && (
          <Button variant="ghost" className="danger" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      {cropping && <cropping.Dialog bitmap={cropping.bitmap} url={cropping.url} onEnd={endCropping} />}
      {isRemoving && <RemoveBanner onClose={() => setRemoving(false)} />}
    </section>
  );
}
