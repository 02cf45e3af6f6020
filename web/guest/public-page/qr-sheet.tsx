import { QrCard } from "../parts/qr-card.tsx";
import { Sheet } from "../sheet/sheet.tsx";
import type { PublicPageView } from "./view.ts";

/** Shows the page's QR code in a sheet. */
export const QrSheet = ({ view: { name, url }, onClose }: { view: PublicPageView; onClose: () => void }) => (
  <Sheet title={name} onClose={onClose}>
    <QrCard url={url} />
  </Sheet>
);
