import { Slot } from "#web/ui/strap.tsx";
import { t } from "#web/words/t.ts";
import { HangingStrap } from "./hanging-strap.tsx";
import styles from "./hero-art.module.css";
import { PocketPage } from "./pocket-page.tsx";
import { SiteCode } from "./site-code.tsx";

const GUIDE = "Marta";

/** A badge on its lanyard in front of the page it leads to. Its QR code is the site's address and can be scanned. */
export const HeroArt = ({ address }: { address: string }) => (
  <div className={styles.art} aria-hidden="true">
    <div className={styles.set}>
      <PocketPage />
      <div className={styles.hanging}>
        <div className={styles.badge}>
          <Slot className={styles.slot} />
          <b>{GUIDE}</b>
          <span>{t("Lisbon food & fado walks")}</span>
          <div className={styles.code} data-testid="badge-code">
            <SiteCode address={address} size={222} />
          </div>
          <p>
            {t("Tip")} <i /> {t("Review")} <i /> {t("Book")}
          </p>
        </div>
        <HangingStrap />
      </div>
    </div>
  </div>
);
