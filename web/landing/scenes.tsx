import { classNames } from "#web/lib/class-names.ts";
import { LoopStrap } from "#web/ui/loop-strap.tsx";
import { PunchHole } from "#web/ui/strap.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import amara from "./art/amara.svg?no-inline";
import kenji from "./art/kenji.svg?no-inline";
import marta from "./art/marta.svg?no-inline";
import sail from "./art/sail.svg?no-inline";
import sintra from "./art/sintra.svg?no-inline";
import tram from "./art/tram.svg?no-inline";
import { Portrait } from "./portrait.tsx";
import styles from "./scenes.module.css";
import { SiteCode } from "./site-code.tsx";
import { StarRow } from "./star-row.tsx";

const BADGES: { name: string; tag: PlainText; portrait: string }[] = [
  { name: "Kenji", tag: "Tiles and trams", portrait: kenji },
  { name: "Marta", tag: "Food and fado", portrait: marta },
  { name: "Amara", tag: "African Lisbon", portrait: amara },
];
const REVIEWS: { text: PlainText; guest: string }[] = [
  { text: "Best three hours of our whole trip. Warm, funny and never rushed.", guest: "Tom & Priya" },
  { text: "Marta knew every baker by name.", guest: "Hannah Weiss" },
];
const TOURS: { title: PlainText; picture: string }[] = [
  { title: "Sunset sail on the Tagus", picture: sail },
  { title: "Tram 28 and the old town", picture: tram },
  { title: "Sintra palaces by train", picture: sintra },
];

/** Shows three guides' badges on a rail. */
export const BadgesScene = () => (
  <div className={classNames(styles.scene, styles.badges)} aria-hidden="true">
    <i className={styles.rail} />
    {BADGES.map(({ name, tag, portrait }) => (
      <div key={name} className={styles.badge}>
        <LoopStrap className={styles.strap} />
        <PunchHole className={styles.slot} />
        <Portrait src={portrait} size={82} />
        <b>{name}</b>
        <small>{t(tag)}</small>
      </div>
    ))}
  </div>
);

/** Shows a card with the QR code of `address`. */
export const CodeScene = ({ address }: { address: string }) => (
  <div className={classNames(styles.scene, styles.codes)} aria-hidden="true">
    <div className={styles.plate} data-testid="card-code">
      <SiteCode address={address} size={198} />
    </div>
  </div>
);

/** Shows reviews by guests. */
export const ReviewsScene = () => (
  <div className={classNames(styles.scene, styles.quotes)} aria-hidden="true">
    {REVIEWS.map(({ text, guest }) => (
      <div key={guest} className={styles.quote}>
        <StarRow count={5} size={20} />
        <p>{t(text)}</p>
        <small>{guest}</small>
      </div>
    ))}
  </div>
);

/** Shows tours side by side, with their booking buttons. */
export const ToursScene = () => (
  <div className={classNames(styles.scene, styles.tickets)} aria-hidden="true">
    {TOURS.map(({ title, picture }) => (
      <div key={title} className={styles.ticket}>
        <img src={picture} alt="" width="186" height="122" loading="lazy" />
        <b>{t(title)}</b>
        <span className="btn ink sm">{t("Book Now")}</span>
      </div>
    ))}
  </div>
);
