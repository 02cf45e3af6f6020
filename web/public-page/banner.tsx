import { QrCode, Share2 } from "lucide-react";
import { BANNER_SIZES, PHONE_BANNER_SIZE, srcSetOf } from "#schema/picture-size.ts";
import { useLocale } from "#web/i18n/use-locale.ts";
import { BRAND } from "#web/lib/brand.ts";
import { Mark } from "#web/ui/logo.tsx";

/** How wide a picture of 16:5 is that fills the banner: as wide as the screen, and never lower than 236 px. */
const COVERED = "(max-width: 755px) 755px, 100vw";

/** The picture across the top, or a dawn sky. */
export const Banner = ({ image }: { image: string | null }) => (
  <div className="banner">
    {image !== null && (
      <picture>
        <source media="(max-width: 520px)" srcSet={srcSetOf(image, PHONE_BANNER_SIZE)} />
        <img
          srcSet={srcSetOf(image, ...BANNER_SIZES)}
          sizes={COVERED}
          alt=""
          width="1280"
          height="400"
          fetchPriority="high"
          decoding="async"
          referrerPolicy="no-referrer"
          src={image}
        />
      </picture>
    )}
  </div>
);

/** The way home, and for visitors the QR code and the share button. These two need JavaScript and hide without it. */
export function Tools({ onQr, onShare }: { onQr: () => void; onShare: () => void }) {
  const { words } = useLocale();
  return (
    <div className="tools">
      <a className="disc" href="/" aria-label={BRAND}>
        <Mark size={28} />
      </a>
      <span className="js">
        <button
          className="disc"
          type="button"
          aria-label={words.showQr}
          aria-haspopup="dialog"
          onClick={onQr}
        >
          <QrCode size={22} />
        </button>
        <button className="disc" type="button" aria-label={words.share} onClick={onShare}>
          <Share2 size={22} />
        </button>
      </span>
    </div>
  );
}
