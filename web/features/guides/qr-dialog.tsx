import type { ReactNode } from "react";
import type { Guide } from "#schema/guide.ts";
import { QrCode } from "#web/features/sharing/qr-code.tsx";
import { sharedUrl } from "#web/features/sharing/shared-url.ts";
import { WaysToShare } from "#web/features/sharing/ways-to-share.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { bareUrl } from "#web/lib/format.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { t } from "#texts/app/t.ts";
import { useNotePrinted } from "./mutations.ts";
import styles from "./qr-dialog.module.css";

type QrDialogProps = {
  guide: Guide;
  /** the address in the code: the page's, or one with a mark */
  address: string;
  /** says how long the code works */
  codeLine: ReactNode;
  onClose: () => void;
};

/** Shows the profile's QR code and address, and every way to share them. */
export function QrDialog({ guide, address, codeLine, onClose }: QrDialogProps) {
  const notePrinted = useNotePrinted();
  return (
    <Dialog open onOpenChange={onClose} title={t("Profile QR Code")} size="qr">
      <div className={styles.share}>
        <h3>{t("Share Your Profile")}</h3>
        <div className={styles.frame}>
          <QrCode value={address} size={220} />
        </div>
        <a className={classNames("link", styles.address)} href={sharedUrl(guide)}>
          {bareUrl(sharedUrl(guide))}
        </a>
      </div>
      <p className={styles.life}>{codeLine}</p>
      <div className={styles.buttons}>
        <WaysToShare profile={guide} format="png" onDownloaded={() => notePrinted.mutate(guide.id)} />
      </div>
    </Dialog>
  );
}
