import { ChevronRight, Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import type { Country } from "#schema/country.ts";
import type { Choice } from "#web/features/payment-ways/editing/choices.ts";
import { firstChoices, firstLabel, forWhom } from "#web/features/payment-ways/editing/first-choices.ts";
import { kindOf } from "#web/features/payment-ways/editing/picker.tsx";
import { WayTile } from "#web/features/payment-ways/way-tile.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./way-choices.module.css";

type WayChoicesProps = {
  country: Country | null;
  onChoose: (choice: Choice) => void;
  /** asks for all ways */
  onMore: () => void;
};

const arrow = <ChevronRight className="flip" size={20} aria-hidden="true" />;

/** Lists the ways that fit a guide of this country best. */
export const WayChoices = ({ country, onChoose, onMore }: WayChoicesProps) => (
  <ul className={styles.ways}>
    {firstChoices(country).map((choice) => (
      <li key={choice.id}>
        <button type="button" className={styles.way} onClick={() => onChoose(choice)}>
          <WayTile isQuiet kind={kindOf(choice)} name={firstLabel(choice)} />
          <span className={styles.texts}>
            {firstLabel(choice)}
            <small>{forWhom(choice, country)}</small>
          </span>
          {arrow}
        </button>
      </li>
    ))}
    <li>
      <button type="button" className={styles.way} aria-haspopup="dialog" onClick={onMore}>
        <span className={styles.more} aria-hidden="true">
          <Ellipsis size={21} />
        </span>
        <span className={styles.texts}>
          {t("Another way")}
          <small>{t("Look through all of them")}</small>
        </span>
        {arrow}
      </button>
    </li>
  </ul>
);

type ChosenHeadProps = { choice: Choice; country: Country | null; children: ReactNode };

/** Says which way was chosen, above its fields. */
export const ChosenHead = ({ choice, country, children }: ChosenHeadProps) => (
  <div className={styles.chosen}>
    <WayTile kind={kindOf(choice)} name={firstLabel(choice)} />
    <span className={styles.texts}>
      {firstLabel(choice)}
      <small>{forWhom(choice, country)}</small>
    </span>
    {children}
  </div>
);
