import { QrCode, Share2 } from "lucide-react";
import { BRAND } from "#web/lib/brand.ts";
import { Mark } from "#web/ui/logo.tsx";

/** The picture across the top, or a dawn sky. */
export const Banner = ({ image }: { image: string | null }) => (
  <div className="banner">
    {image !== null && (
      <img src={image} alt="" width="1280" height="400" decoding="async" referrerPolicy="no-referrer" />
    )}
  </div>
);

/** The way home, and for visitors the QR code and the share button. These two need JavaScript and hide without it. */
export const Tools = ({ onQr, onShare }: { onQr: () => void; onShare: () => void }) => (
  <div className="tools">
    <a className="disc" href="/" aria-label={BRAND}>
      <Mark size={28} />
    </a>
    <span className="js">
      <button className="disc" type="button" aria-label="Show QR code" aria-haspopup="dialog" onClick={onQr}>
        <QrCode size={22} />
      </button>
      <button className="disc" type="button" aria-label="Share" onClick={onShare}>
        <Share2 size={22} />
      </button>
    </span>
  </div>
);
