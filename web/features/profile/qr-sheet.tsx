import { FramedQr } from "#web/features/sharing/framed-qr.tsx";
import { Sheet } from "./sheet.tsx";
import type { ProfileView } from "./view.ts";

/** The page's QR code, for another visitor's camera. */
export const QrSheet = ({ view, onClose }: { view: ProfileView; onClose: () => void }) => (
  <Sheet title={view.name} onClose={onClose}>
    <div className="qrcard">
      <p>Point a camera at the code to open this page.</p>
      <FramedQr url={view.url} size={180} />
    </div>
  </Sheet>
);
