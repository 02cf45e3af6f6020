import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { bareUrl } from "#web/lib/format.ts";
import { Sheet } from "./sheet.tsx";
import type { ProfileView } from "./view.ts";

/** The page's QR code, for another visitor's camera. */
export const QrSheet = ({ view, onClose }: { view: ProfileView; onClose: () => void }) => (
  <Sheet title={view.name} onClose={onClose}>
    <div className="qrcard">
      <p>Point a camera at the code to open this page.</p>
      <div className="frame">
        <QrCode value={view.url} size={180} />
      </div>
      <a className="url link" href={view.url}>
        {bareUrl(view.url)}
      </a>
    </div>
  </Sheet>
);
