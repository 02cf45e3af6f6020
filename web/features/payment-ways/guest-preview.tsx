import { useState } from "react";
import type { Country } from "#schema/country.ts";
import type { AnyWay } from "#payment-codes/spec-ways.ts";
import { countryName, placeName } from "#texts/app/country-names.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Segment } from "#web/ui/segment.tsx";
import { t } from "#texts/app/t.ts";
import { guestCountries } from "./guest-countries.ts";
import { guestOrder, type GuestRow } from "./guest-order.ts";
import styles from "./guest-preview.module.css";

type GuestPreviewProps = { ways: readonly AnyWay[]; country: Country | null };

/** Shows the order in which guests from three countries see the ways. */
export function GuestPreview({ ways, country }: GuestPreviewProps) {
  const countries = guestCountries(country, ways);
  const [chosen, setChosen] = useState<Country>();
  const home = countries.find((one) => one === chosen) ?? countries[0];
  if (ways.length === 0 || home === undefined) return null;
  const { forYou, others } = guestOrder(ways, home, country);
  return (
    <div className={styles.preview}>
      <Segment
        legend={t("As seen by guests who bank in …")}
        choices={countries.map((one) => ({ value: one, text: countryName(one) }))}
        value={home}
        onChange={setChosen}
      />
      <div aria-live="polite">
        <Rows label={t("For guests from {country}", { country: placeName(home) })} rows={forYou} />
        {others.length > 0 && (
          <>
            <h4>{t("Other ways")}</h4>
            <Rows label={t("Other ways")} rows={others} isQuiet />
          </>
        )}
      </div>
    </div>
  );
}

type RowsProps = { label: string; rows: GuestRow[]; isQuiet?: boolean };

const Rows = ({ label, rows, isQuiet = false }: RowsProps) => (
  <ol className={classNames(styles.rows, isQuiet && styles.quiet)} aria-label={label}>
    {rows.map(({ key, name, place }) => (
      <li key={key}>
        {name}
        {isQuiet && place !== "" && <small>{place}</small>}
      </li>
    ))}
  </ol>
);
