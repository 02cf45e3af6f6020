import { Copy } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import { DownloadQr } from "#web/features/sharing/download-qr.tsx";
import { FramedQr } from "#web/features/sharing/framed-qr.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type QrDialogProps = {
  guide: Guide;
  onCopy: (guide: Guide) => void;
  onClose: () => void;
};

/** The profile's QR code and address, to download or to copy. */
export function QrDialog({ guide, onCopy, onClose }: QrDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Profile QR Code" size="qr">
      <div className="qrin">
        <h3>Share Your Profile</h3>
        <FramedQr url={guide.url} size={220} />
      </div>
      <div className="qrdo">
        <DownloadQr profile={guide} format="png" />
        <Button variant="line" icon={<Copy size={19} aria-hidden="true" />} onClick={() => onCopy(guide)}>
          Copy Profile Link
        </Button>
      </div>
    </Dialog>
  );
}
