import { Copy } from "lucide-react";
import type { Guide } from "#schema/guide.ts";
import { DownloadQr } from "#web/features/sharing/download-qr.tsx";
import { FramedQr } from "#web/features/sharing/framed-qr.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

export type QrDialogProps = {
  guide: Guide;
  onCopy: (guide: Guide) => void;
  onClose: () => void;
};

/** The profile's QR code with its address, to download as a picture or to copy as a link. */
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
