import { useId, useState } from "react";
import type { Country } from "#schema/country.ts";
import type { AnyWay } from "#schema/payment-ways/spec-ways.ts";
import { countryName, placeName } from "#web/i18n/country-names.ts";
import { classNames } from "#web/lib/class-names.ts";
import { guestCountries } from "./guest-countries.ts";
import { guestOrder, type GuestRow } from "./guest-order.ts";
import styles from "./guest-preview.module.css";

type GuestPreviewProps = { ways: readonly AnyWay[]; country: Country | null };

/** The order in which guests from three countries see the ways. */
export function GuestPreview({ ways, country }: GuestPreviewProps) {
  const id = useId();
  const countries = guestCountries(country, ways);
  const [chosen, setChosen] = useState<Country>();
  const home = countries.find((one) => one === chosen) ?? countries[0];
  if (ways.length === 0 || home === undefined) return null;
  const { forYou, others } = guestOrder(ways, home, country);
  return (
    <fieldset className={styles.preview}>
      <legend>What guests see who bank in …</legend>
      <div className={styles.segment}>
        {countries.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={id}
              className="vh"
              checked={one === home}
              onChange={() => setChosen(one)}
            />
            <span>{countryName(one)}</span>
          </label>
        ))}
      </div>
      <div aria-live="polite">
        <Rows label={`For guests from ${placeName(home)}`} rows={forYou} />
        {others.length > 0 && (
          <>
            <h4>Other ways</h4>
            <Rows label="Other ways" rows={others} isQuiet />
          </>
        )}
      </div>
    </fieldset>
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
