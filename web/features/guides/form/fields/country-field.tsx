import type { Ref } from "react";
import { countryChoices } from "#texts/app/country-names.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { t } from "#texts/app/t.ts";

type CountryFieldProps = {
  /** ISO 3166-1 alpha-2, "" when unknown */
  value: string;
  error?: string | undefined;
  hint?: string;
  inputRef?: Ref<HTMLSelectElement>;
  onChange: (country: string) => void;
};

/** Shows the choice of the country where a guide works. */
export const CountryField = ({ value, error, hint, inputRef, onChange }: CountryFieldProps) => (
  <Field label={t("Where you work")} error={error} hint={hint}>
    {(props) => (
      <Select
        {...props}
        name="country"
        ref={inputRef}
        value={value}
        choices={countryChoices()}
        none={value === "" ? t("Choose a country") : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
