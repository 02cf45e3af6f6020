import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { fill } from "#texts/guest/format.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { bareUrl } from "#web/lib/format.ts";
import { Sheet } from "../sheet/sheet.tsx";
import type { PublicPageView } from "./view.ts";

/** Shows the page's QR code, for someone else's camera. */
export function QrSheet({ view: { name, url }, onClose }: { view: PublicPageView; onClose: () => void }) {
  const locale = useLocale();
  return (
    <Sheet title={name} onClose={onClose}>
      <div className="qrcard">
        <p>{locale.texts.qrHint}</p>
        <div className="frame" role="img" aria-label={fill(locale, "qrOf", { url })}>
          <div aria-hidden="true">
            <QrCode value={url} size={180} />
          </div>
        </div>
        <a className="url link" href={url}>
          {bareUrl(url)}
        </a>
      </div>
    </Sheet>
  );
}
