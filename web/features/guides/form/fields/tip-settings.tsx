import { useId, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { isCurrency } from "#schema/currency.ts";
import { Field, FieldGrid, Help } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { t } from "#texts/app/t.ts";
import { currencyChoices } from "#texts/app/currency-choices.ts";
import type { TipValues } from "../amounts.ts";
import type { FormValues } from "../values.ts";
import { AmountInputs } from "./amount-inputs.tsx";
import { amountsSentence } from "./amounts-sentence.ts";
import { CountryField } from "./country-field.tsx";
import { AMOUNTS, defaultAmounts, withCountry, withCurrency } from "./tip-defaults.ts";
import styles from "./tip-settings.module.css";
import { useDefaultCountry } from "./use-default-country.ts";
import { WorkQuestion } from "./work-question.tsx";

type TipSettingsProps = {
  isNew: boolean;
  isSaving: boolean;
  /** whether the country was chosen before */
  isKnown: boolean;
};

/** Shows the fields for where the guide works and what is suggested to guests. They are saved with the form. */
export function TipSettings({ isNew, isSaving, isKnown }: TipSettingsProps) {
  const id = useId();
  const { control, setValue, setFocus, formState } = useFormContext<FormValues>();
  const [country, currency] = useWatch({ control, name: ["country", "currency"] });
  const { field } = useController<FormValues, "amounts">({ name: "amounts" });
  const { field: countryField } = useController<FormValues, "country">({ name: "country" });
  const { field: currencyField } = useController<FormValues, "currency">({ name: "currency" });
  const [isChosen, setChosen] = useState(isKnown);
  const [last, setLast] = useState<string[]>([]);
  const isInDoubt = useDefaultCountry({ isNew, isSaving, isChosen });

  const { value: amounts } = field;
  const set = (next: TipValues) => {
    setChosen(true);
    for (const name of ["country", "currency", "amounts"] as const)
      setValue(name, next[name], { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const values: TipValues = { country, currency, amounts };
  const suggest = (isOn: boolean) => {
    if (!isOn) setLast(amounts);
    const usual = defaultAmounts(currency);
    const restored = last.length > 0 ? last : usual;
    field.onChange(isOn ? (restored.length > 0 ? restored : Array.from({ length: AMOUNTS }, () => "")) : []);
  };
  const { errors } = formState;
  const hasCurrency = isCurrency(currency);
  return (
    <div className={styles.settings}>
      {isInDoubt && (
        <WorkQuestion
          country={country}
          currency={currency}
          onYes={() => setChosen(true)}
          onChange={() => {
            setChosen(true);
            setFocus("country");
          }}
        />
      )}
      <FieldGrid>
        <CountryField
          value={country}
          error={errors.country?.message}
          hint={t("What works in your country is offered to you first.")}
          inputRef={countryField.ref}
          onChange={(next) => set(withCountry(values, next))}
        />
        <Field label={t("Currency of tips")} error={errors.currency?.message}>
          {(props) => (
            <Select
              {...props}
              name="currency"
              ref={currencyField.ref}
              value={currency}
              choices={currencyChoices()}
              none={currency === "" ? t("Choose a currency") : undefined}
              onChange={({ target }) => {
                setLast([]);
                set(withCurrency(values, target.value));
              }}
            />
          )}
        </Field>
      </FieldGrid>
      <label className={styles.row} htmlFor={id}>
        <span>
          <b id={`${id}-name`}>{t("Suggest amounts")}</b>
          <Help as="span" className={styles.help} id={`${id}-help`}>
            {hasCurrency ? amountsSentence(amounts, currency) : t("Choose a currency first.")}
          </Help>
        </span>
        <Switch
          id={id}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-help`}
          disabled={!hasCurrency}
          checked={amounts.length > 0}
          onCheckedChange={suggest}
        />
      </label>
      {amounts.length > 0 && hasCurrency && (
        <AmountInputs
          amounts={amounts}
          currency={currency}
          errors={amounts.map((_, place) => errors.amounts?.[place]?.message)}
          inputRef={field.ref}
          onChange={field.onChange}
        />
      )}
    </div>
  );
}
