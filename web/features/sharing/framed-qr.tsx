import { bareUrl } from "#web/lib/format.ts";
import { QrCode } from "./qr-code.tsx";

/** The QR code of an address in a frame, with the address below. */
export const FramedQr = ({ url, size }: { url: string; size: number }) => (
  <>
    <div className="frame">
      <QrCode value={url} size={size} />
    </div>
    <a className="url link" href={url}>
      {bareUrl(url)}
    </a>
  </>
);
