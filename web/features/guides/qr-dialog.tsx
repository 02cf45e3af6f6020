import type { Guide } from "#schema/guide.ts";
import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { WaysToShare } from "#web/features/sharing/ways-to-share.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { bareUrl } from "#web/lib/format.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./qr-dialog.module.css";

type QrDialogProps = {
  guide: Guide;
  onClose: () => void;
};

/** The profile's QR code and address, and every way to share them. */
export function QrDialog({ guide, onClose }: QrDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Profile QR Code" size="qr">
      <div className={styles.share}>
        <h3>Share Your Profile</h3>
        <div className={styles.frame}>
          <QrCode value={guide.url} size={220} />
        </div>
        <a className={classNames("link", styles.address)} href={guide.url}>
          {bareUrl(guide.url)}
        </a>
      </div>
      <div className={styles.buttons}>
        <WaysToShare profile={guide} format="png" />
      </div>
    </Dialog>
  );
}
