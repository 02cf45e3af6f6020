import { QrCode, Share2 } from "lucide-react";
import { BANNER_SIZES, PHONE_BANNER_SIZE, srcSetOf } from "#schema/image-size.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { BRAND } from "#schema/brand.ts";
import { Mark } from "#web/ui/mark.tsx";
import { paths } from "#web/paths.ts";
import { LanguageLink } from "../language-page/language-link.tsx";
import { opensSheet } from "../sheet/opens-sheet.ts";

/** The width of a 16:5 image that covers the banner, which is as wide as the screen and at least 236 px high. */
const COVERED = "(max-width: 755px) 755px, 100vw";

/** Shows the image across the top; a dawn sky without one. */
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

type GuestToolsProps = { uniqueId: string; onLanguage: () => void; onQr: () => void; onShare: () => void };

/** Shows the link home, the languages, the QR code and the share button, which is hidden without JavaScript. */
export function GuestTools({ uniqueId, onLanguage, onQr, onShare }: GuestToolsProps) {
  const { texts } = useLocale();
  return (
    <div className="tools">
      <a className="disc" href="/" aria-label={BRAND}>
        <Mark size={28} />
      </a>
      <span>
        <LanguageLink uniqueId={uniqueId} onOpen={onLanguage} isDisc />
        <a className="disc" href={paths.qr(uniqueId)} aria-label={texts.showQr} onClick={opensSheet(onQr)}>
          <QrCode size={22} />
        </a>
        <button
          className="disc js"
          type="button"
          aria-label={texts.share}
          data-event="share"
          onClick={onShare}
        >
          <Share2 size={22} />
        </button>
      </span>
    </div>
  );
}
