import { useId } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { ACCESS, type Access, highestPrice, MEETING_POINT_MAX } from "#schema/tour-facts.ts";
import { cleanLine, lengthOf } from "#schema/clean-text.ts";
import { fractionDigits, isCurrency } from "#schema/currency.ts";
import type { AppText } from "#locales/account.ts";
import { currencyChoices } from "#texts/app/currency-choices.ts";
import { SpokenLanguageField, SpokenLanguages } from "#web/features/content/spoken-languages.tsx";
import { Field, FieldGrid, FieldMessage } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Select } from "#web/ui/select.tsx";
import { formatNumber } from "#texts/app/numbers.ts";
import { t, tMessage } from "#texts/app/t.ts";
import type { TourForm } from "./tour-form.ts";
import styles from "./tour-facts.module.css";

const ACCESS_NAMES = {
  "step-free": "Step-free",
  "slow-pace": "Slow pace",
  "hearing-loop": "Hearing loop",
  "sign-language": "Sign language",
  prams: "Prams welcome",
  "guide-dogs": "Guide dogs welcome",
} as const satisfies Record<Access, AppText>;

/** Shows the fields for price and currency. */
function PriceFields({ disabled }: { disabled: boolean }) {
  const { register, control, formState } = useFormContext<TourForm>();
  const currency = useWatch({ control, name: "currency" });
  const { errors } = formState;
  const max = formatNumber(
    highestPrice(currency) / 10 ** (isCurrency(currency) ? fractionDigits(currency) : 2),
  );
  return (
    <FieldGrid>
      <Field
        label={t("Price from")}
        hint={t("0 for a free tour")}
        error={errors.priceFrom && t("Please enter a price from 0 to {max}", { max })}
      >
        {(props) => (
          <input
            {...props}
            {...register("priceFrom")}
            type="text"
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            readOnly={disabled}
          />
        )}
      </Field>
      <Field label={t("Currency")} error={errors.currency?.message}>
        {(props) => (
          <Select
            {...props}
            {...register("currency")}
            choices={currencyChoices()}
            none={t("Choose a currency")}
            disabled={disabled}
          />
        )}
      </Field>
    </FieldGrid>
  );
}

/** Shows the fields for hours and minutes. */
function DurationFields({ disabled }: { disabled: boolean }) {
  const id = useId();
  const { register, formState } = useFormContext<TourForm>();
  const message = formState.errors.durationMinutes?.hours?.message;
  return (
    <fieldset className={styles.group}>
      <legend>{t("Duration")}</legend>
      <FieldGrid>
        {(["hours", "minutes"] as const).map((part) => (
          <Field key={part} label={part === "hours" ? t("Hours") : t("Minutes")}>
            {(props) => (
              <input
                {...props}
                {...register(`durationMinutes.${part}`)}
                type="text"
                inputMode="numeric"
                dir="ltr"
                autoComplete="off"
                maxLength={6}
                aria-invalid={message !== undefined || undefined}
                aria-describedby={id}
                readOnly={disabled}
              />
            )}
          </Field>
        ))}
      </FieldGrid>
      <div id={id}>{message !== undefined && <FieldMessage>{tMessage(message)}</FieldMessage>}</div>
    </fieldset>
  );
}

/** Shows the languages of the tour, and a list to add one. */
function LanguageFields({ disabled }: { disabled: boolean }) {
  const { control, formState } = useFormContext<TourForm>();
  const { field } = useController<TourForm, "languages">({ name: "languages", control });
  const { ref, value: languages, onChange } = field;
  const chosen = { label: t("Languages of the tour"), languages, disabled, onChange };
  return (
    <>
      <SpokenLanguageField {...chosen} ref={ref} error={formState.errors.languages?.message} />
      <SpokenLanguages {...chosen} />
    </>
  );
}

/** Shows what a tour may offer to those who need it. */
function AccessField({ disabled }: { disabled: boolean }) {
  const { control } = useFormContext<TourForm>();
  const { field } = useController<TourForm, "access">({ name: "access", control });
  return (
    <fieldset className={styles.group}>
      <legend>{t("Access")}</legend>
      <div className={styles.access}>
        {ACCESS.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={field.value.includes(one)}
              disabled={disabled}
              onChange={({ target }) =>
                field.onChange(
                  ACCESS.filter((other) => (other === one ? target.checked : field.value.includes(other))),
                )
              }
            />
            {t(ACCESS_NAMES[one])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows the fields for what guests may want to know of a tour, folded until there is something in them. */
export function TourFacts({ isOpen, disabled }: { isOpen: boolean; disabled: boolean }) {
  const { register, control, formState } = useFormContext<TourForm>();
  const meetingPoint = useWatch({ control, name: "meetingPoint" });
  const { errors } = formState;
  const isWrong = [
    errors.priceFrom,
    errors.currency,
    errors.durationMinutes,
    errors.meetingPoint,
    errors.languages,
  ].some((error) => error !== undefined);
  return (
    <Fold
      className={styles.facts}
      title={t("Facts for guests")}
      note={t("Price, duration, languages, access")}
      isOpen={isOpen}
      isNeeded={isWrong}
    >
      <PriceFields disabled={disabled} />
      <DurationFields disabled={disabled} />
      <Field
        label={t("Meeting point")}
        error={errors.meetingPoint?.message}
        counter={{ value: lengthOf(cleanLine(meetingPoint)), max: MEETING_POINT_MAX }}
      >
        {(props) => (
          <input
            {...props}
            {...register("meetingPoint")}
            type="text"
            dir="auto"
            autoComplete="off"
            readOnly={disabled}
          />
        )}
      </Field>
      <LanguageFields disabled={disabled} />
      <AccessField disabled={disabled} />
    </Fold>
  );
}
