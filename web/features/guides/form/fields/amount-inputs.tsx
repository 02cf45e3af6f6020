import { useId } from "react";
import type { Currency } from "#schema/currency.ts";
import { FieldMessage } from "#web/ui/field.tsx";
import { t, tMessage } from "#texts/app/t.ts";
import styles from "./tip-settings.module.css";

const LABELS = [
  "First amount in {currency}",
  "Second amount in {currency}",
  "Third amount in {currency}",
] as const;

type AmountInputsProps = {
  amounts: readonly string[];
  currency: Currency;
  /** what is wrong with each amount */
  errors: readonly (string | undefined)[];
  /** gets the input that a refused save gives the focus to */
  inputRef: (input: HTMLInputElement | null) => void;
  onChange: (amounts: string[]) => void;
};

/** Shows the inputs of the three suggested amounts, in the currency's main unit. */
export function AmountInputs({ amounts, currency, errors, inputRef, onChange }: AmountInputsProps) {
  const id = useId();
  const wrong = errors.findIndex((message) => message !== undefined);
  return (
    <fieldset className={styles.amounts}>
      <legend>{t("Amounts in {currency}", { currency })}</legend>
      <div className={styles.three}>
        {LABELS.map((label, place) => (
          <input
            key={label}
            ref={place === Math.max(wrong, 0) ? inputRef : undefined}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            maxLength={24}
            aria-label={t(label, { currency })}
            aria-invalid={errors[place] !== undefined || undefined}
            aria-describedby={errors[place] === undefined ? undefined : id}
            value={amounts[place] ?? ""}
            onChange={({ target }) =>
              onChange(amounts.map((text, other) => (other === place ? target.value : text)))
            }
          />
        ))}
      </div>
      <div id={id}>{wrong >= 0 && <FieldMessage>{tMessage(errors[wrong] ?? "")}</FieldMessage>}</div>
    </fieldset>
  );
}
