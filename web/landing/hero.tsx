import { paths } from "#web/paths.ts";
import { BRAND } from "#schema/brand.ts";
import { classNames } from "#web/lib/class-names.ts";
import { t } from "#texts/app/t.ts";
import { HEADLINE } from "./headline.ts";
import { HeroArt } from "./hero-art.tsx";
import styles from "./hero.module.css";
import type { PriceTexts } from "./pricing.tsx";
import { type Reader, StartButton } from "./start-button.tsx";

type HeroProps = {
  /** the site's address */
  address: string;
  /** the public id of a profile to try; "" without one */
  example: string;
  /** undefined while it isn't known */
  price: PriceTexts | undefined;
  reader: Reader;
};

/** Says the terms, such as "14 days free, then €9 a month. No card needed.", whose price stays on one line. */
function termsOf({ amount, period, free }: PriceTexts): string {
  const terms =
    free === undefined
      ? t("{amount} {period}.", { amount, period })
      : t("{free}, then {amount} {period}. No card needed.", { free, amount, period });
  const price = `${amount} ${period}`;
  return terms.replace(price, () => price.replaceAll(" ", "\u00a0"));
}

/** Shows the first screenful: what the product is, and the button to start. */
export const Hero = ({ address, example, price, reader }: HeroProps) => (
  <section className={classNames("wrap", styles.hero)}>
    <div className={styles.text}>
      <h1>{t(HEADLINE)}</h1>
      <p>
        {t(
          "{brand} puts a page behind the QR code on your badge. Guests scan it, see who you are, tip, leave a review and book the next tour.",
          { brand: BRAND },
        )}
      </p>
      {price && <p className={styles.terms}>{termsOf(price)}</p>}
      <div className={styles.start}>
        <StartButton
          reader={reader}
          variant="accent"
          visitor={t("Try for free")}
          user={t("View your profiles")}
        />
        {example !== "" && (
          <a className="btn line lg" href={paths.profile(example)}>
            {t("See a guide’s page")}
          </a>
        )}
      </div>
    </div>
    <HeroArt address={address} example={example} />
  </section>
);
