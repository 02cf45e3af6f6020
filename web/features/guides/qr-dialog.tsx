import { Copy, Download } from "lucide-react";
import { useState } from "react";
import type { Guide } from "#schema/guide.ts";
import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { downloadQrPng } from "#web/features/sharing/qr-file.ts";
import { bareUrl } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";

export type QrDialogProps = {
  guide: Guide;
  onCopy: (guide: Guide) => void;
  onClose: () => void;
};

/** The profile's QR code with its address, to download as a picture or to copy as a link. */
export function QrDialog({ guide, onCopy, onClose }: QrDialogProps) {
  const [isDrawing, setDrawing] = useState(false);
  const download = async () => {
    setDrawing(true);
    try {
      await downloadQrPng(guide.url, guide.name);
      toast({ title: "QR Code Downloaded", description: "Print it, or keep it on your phone." });
    } catch (error) {
      console.error(error);
      toast({
        title: "Download Failed",
        description: "The picture could not be made. Please try again.",
        variant: "destructive",
      });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title="Profile QR Code" size="qr">
      <div className="qrin">
        <h3>Share Your Profile</h3>
        <div className="frame">
          <QrCode value={guide.url} size={220} />
        </div>
        <a className="url link" href={guide.url}>
          {bareUrl(guide.url)}
        </a>
      </div>
      <div className="qrdo">
        <Button icon={<Download size={19} aria-hidden="true" />} busy={isDrawing} onClick={download}>
          Download QR Code
        </Button>
        <Button variant="line" icon={<Copy size={19} aria-hidden="true" />} onClick={() => onCopy(guide)}>
          Copy Profile Link
        </Button>
      </div>
    </Dialog>
  );
}
