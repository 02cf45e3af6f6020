import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { fill } from "#texts/guest/format.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { bareUrl } from "#web/lib/format.ts";

/** Shows the QR code of a public page, for someone else's camera, and the page's address. */
export function QrCard({ url }: { url: string }) {
  const locale = useLocale();
  return (
    <div className="qrcard">
      <p>{locale.texts.qrHint}</p>
      <div className="frame">
        <QrCode value={url} size={180} title={fill(locale, "qrOf", { url })} />
      </div>
      <a className="url link" href={url}>
        {bareUrl(url)}
      </a>
    </div>
  );
}
