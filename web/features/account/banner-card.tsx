import { Upload } from "lucide-react";
import { useState } from "react";
import type { User } from "#schema/account.ts";
import { BANNER_SIZES, srcSetOf } from "#schema/picture-size.ts";
import { Button } from "#web/ui/button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { ACCEPTED } from "./banner-picture.ts";
import { RemoveBanner } from "./remove-banner.tsx";
import { useBannerFile } from "./use-banner-file.ts";

/** The picture across the top of the account's profiles: shows it, and chooses another or none. */
export function BannerCard({ user }: { user: User }) {
  const [isRemoving, setRemoving] = useState(false);
  const { isReading, cropping, choose, close } = useBannerFile();
  const { bannerImage } = user;
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
          accept={ACCEPTED}
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
      {cropping && <cropping.Dialog bitmap={cropping.bitmap} url={cropping.url} onClose={close} />}
      {isRemoving && <RemoveBanner onClose={() => setRemoving(false)} />}
    </section>
  );
}
