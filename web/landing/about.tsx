import { BRAND } from "#schema/brand.ts";
import { classNames } from "#web/lib/class-names.ts";
import { LoopStrap } from "#web/ui/loop-strap.tsx";
import { PunchHole } from "#web/ui/strap.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import styles from "./about.module.css";
import { SectionHeading } from "./section-heading.tsx";
import { type Reader, StartButton } from "./start-button.tsx";

const STEPS: { title: PlainText; text: PlainText }[] = [
  { title: "Wear it", text: "Print your code and hang it where guests can see it." },
  { title: "They scan it", text: "No app, no account. Your page opens on any phone." },
  { title: "It comes back", text: "As a tip, a review, or a seat on your next tour." },
];

/** Shows who the product is for, and how it works in three steps. */
export const About = ({ reader }: { reader: Reader }) => (
  <section className={styles.about} id="about" tabIndex={-1} aria-labelledby="about-title">
    <div className={classNames("wrap", styles.content)}>
      <SectionHeading id="about-title">{t("Made for people who work on their feet")}</SectionHeading>
      <p className={styles.lead}>
        {t(
          "A guest has thirty seconds between the last story and the taxi. {brand} makes them count, for one guide or for the whole team.",
          { brand: BRAND },
        )}
      </p>
      <div className={styles.rail} />
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <LoopStrap className={styles.strap} />
            <PunchHole className={styles.slot} />
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
      <StartButton
        reader={reader}
        variant="accent"
        visitor={t("Set Up Your Team's Profiles Today")}
        user={t("Set Up Your Team's Profiles Today")}
      />
    </div>
  </section>
);
