import { paths } from "#web/paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { PunchHole } from "#web/ui/strap.tsx";
import swing from "#web/ui/swing.module.css";
import { t } from "#texts/app/t.ts";
import { HangingStrap } from "./hanging-strap.tsx";
import styles from "./hero-art.module.css";
import { PhoneMockup } from "./phone-mockup.tsx";
import { SiteCode } from "./site-code.tsx";

const GUIDE = "Marta";

type HeroArtProps = {
  /** the site's address */
  address: string;
  /** the public id of a profile to try; "" without one */
  example: string;
};

/**
 * Shows a badge on its lanyard in front of the page it leads to. Its QR code holds the site's address and can be
 * scanned. The page links to the one that can be tried, as the button beside it does.
 */
export const HeroArt = ({ address, example }: HeroArtProps) => (
  <div className={styles.art} aria-hidden="true">
    <div className={styles.set}>
      {example === "" ? (
        <PhoneMockup />
      ) : (
        <a className={styles.way} href={paths.profile(example)} tabIndex={-1}>
          <PhoneMockup />
        </a>
      )}
      <div className={classNames(swing.swing, styles.hanging)}>
        <div className={styles.badge}>
          <PunchHole className={styles.slot} />
          <b>{GUIDE}</b>
          <span>{t("Lisbon food & fado walks")}</span>
          <div className={styles.code} data-testid="badge-code">
            <SiteCode address={address} size={222} />
          </div>
          <p>
            {t("Tip")} <i /> {t("Review")} <i /> {t("Contact")}
          </p>
        </div>
        <HangingStrap />
      </div>
    </div>
  </div>
);
