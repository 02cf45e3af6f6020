import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { t } from "#texts/app/t.ts";
import styles from "./features.module.css";
import { BadgesScene, CodeScene, ReviewsScene, ToursScene } from "./scenes.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { type Reader, StartButton } from "./start-button.tsx";

type FeatureProps = { look?: "wide" | "dark"; title: string; text: string; children: ReactNode };

const Feature = ({ look, title, text, children }: FeatureProps) => (
  <li className={classNames(styles.feature, look && styles[look])}>
    <h3>{title}</h3>
    <p>{text}</p>
    {children}
  </li>
);

type FeaturesProps = {
  /** the site's address */
  address: string;
  reader: Reader;
};

/** Shows what a guide gets, each with a scene. */
export const Features = ({ address, reader }: FeaturesProps) => (
  <section
    className={classNames("wrap", styles.features)}
    id="features"
    tabIndex={-1}
    aria-labelledby="features-title"
  >
    <SectionHeading id="features-title">{t("One scan, and your guests know what to do next")}</SectionHeading>
    <ul className={styles.list}>
      <Feature
        look="wide"
        title={t("Branded Profiles")}
        text={t(
          "Your photo, your story, your banner. A page that looks like you and opens fast on hotel wifi.",
        )}
      >
        <BadgesScene />
      </Feature>
      <Feature
        look="dark"
        title={t("Smart QR Codes")}
        text={t(
          "On a badge, a table card or the back of the bus seat. Change your links whenever you like; the code stays the same.",
        )}
      >
        <CodeScene address={address} />
      </Feature>
      <Feature
        title={t("Boost Your Reviews")}
        text={t("Ask at the last stop, while the smile is still there. Two taps and a sentence.")}
      >
        <ReviewsScene />
      </Feature>
      <Feature
        look="wide"
        title={t("Promote Your Other Services")}
        text={t("Put up to three of your tours on every guide’s page. Today’s guest is tomorrow’s booking.")}
      >
        <ToursScene />
      </Feature>
    </ul>
    <div className={styles.start}>
      <StartButton
        reader={reader}
        variant="line"
        visitor={t("Create my profile")}
        user={t("Manage your profiles")}
      />
    </div>
  </section>
);
