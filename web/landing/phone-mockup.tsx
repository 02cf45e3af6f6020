import { HandCoins } from "lucide-react";
import { PunchHole, Strap } from "#web/ui/strap.tsx";
import { formatMean } from "#texts/app/numbers.ts";
import { t } from "#texts/app/t.ts";
import lisbon from "./art/lisbon.svg?no-inline";
import marta from "./art/marta.svg?no-inline";
import styles from "./phone-mockup.module.css";
import { Portrait } from "./portrait.tsx";
import { StarRow } from "./star-row.tsx";

const GUIDE = "Marta Oliveira";

/** Draws a phone with a guide's page on it. Nothing in it can be used. */
export const PhoneMockup = () => (
  <div className={styles.phone}>
    <div className={styles.screen}>
      <img className={styles.banner} src={lisbon} alt="" width="292" height="150" loading="lazy" />
      <div className={styles.page}>
        <Strap className={styles.strap} />
        <PunchHole className={styles.slot} />
        <Portrait src={marta} size={96} />
        <b className={styles.name}>{GUIDE}</b>
        <span>{t("Lisbon food & fado walks")}</span>
        <span className={styles.rating}>
          <StarRow count={1} size={15} /> <b>{formatMean(4.9)}</b> <u>{t("12 reviews")}</u>
        </span>
        <div className={styles.part}>
          <b>{t("About Me")}</b>
          <p>
            {t(
              "Born in Alfama, raised on my grandmother’s caldo verde. Since 2014 I have walked guests through Lisbon’s back lanes: small groups, honest stories and always a warm pastel de nata.",
            )}
          </p>
        </div>
        <div className={styles.part}>
          <b>{t("Connect With Me")}</b>
          <span className={styles.links}>
            <i />
            <i />
            <i />
            <i />
          </span>
        </div>
      </div>
      <span className={styles.tip}>
        <span className="btn accent">
          <HandCoins size={18} />
          {t("Leave a Tip")}
        </span>
      </span>
    </div>
  </div>
);
