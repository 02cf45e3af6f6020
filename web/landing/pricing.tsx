import { Check } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { LoopStrap } from "#web/ui/loop-strap.tsx";
import { PunchHole } from "#web/ui/strap.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import styles from "./pricing.module.css";
import { type Reader, StartButton } from "./start-button.tsx";

const GOOD: PlainText[] = [
  "Every tip goes straight to the guide, we take no share",
  "For one guide, or an operator with up to three",
  "Your QR code never changes",
];

export type PriceTexts = {
  /** such as `€9` */
  amount: string;
  /** such as `a month` */
  period: string;
  /** such as `14 days free`; undefined without a trial */
  free: string | undefined;
};

/** Returns the class for smaller letters, which longer amounts are set in. */
const sizeOf = (amount: string): string | undefined => {
  if (amount.length <= 4) return undefined;
  return amount.length <= 8 ? styles.long : styles.longest;
};

/** Shows the price on a badge. */
export const Pricing = ({ amount, period, free, reader }: PriceTexts & { reader: Reader }) => (
  <section
    className={classNames("wrap", styles.pricing)}
    id="pricing"
    tabIndex={-1}
    aria-labelledby="pricing-title"
  >
    <div className={styles.strip}>
      <div className={styles.terms}>
        <h2 id="pricing-title">{t("One price, on the badge")}</h2>
        <p>
          {free === undefined
            ? t("Cancel any time; your page waits for you.")
            : t("{free}, no card needed. Cancel any time; your page waits for you.", { free })}
        </p>
        {free !== undefined && (
          <p>
            {t(
              "After the trial your page and its printed codes rest until you subscribe. Nothing is deleted.",
            )}
          </p>
        )}
      </div>
      <div className={styles.badge}>
        <LoopStrap className={styles.strap} />
        <PunchHole className={styles.slot} />
        <p className={styles.price}>
          <b className={sizeOf(amount)}>
            <bdi>{amount}</bdi>
          </b>{" "}
          <span>{period}</span>
        </p>
        <StartButton
          reader={reader}
          variant="accent"
          block
          visitor={t("Start now")}
          user={t("See your plan")}
        />
      </div>
      <ul className={styles.good}>
        {GOOD.map((text) => (
          <li key={text}>
            <Check size={21} aria-hidden="true" />
            {t(text)}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
