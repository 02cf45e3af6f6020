import type { PaymentField } from "#payment-codes/kinds.ts";
import { paymentKind } from "#payment-codes/kinds.ts";
import { VIETNAM_BANKS } from "#payment-codes/vietnam-banks.ts";
import type { PlainText } from "#locales/account.ts";
import { countryChoices, countryName } from "#texts/app/country-names.ts";
import { t } from "#texts/app/t.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { CheckedDraft, Draft } from "./draft.ts";

const VIETNAMESE = Object.entries(VIETNAM_BANKS)
  .map(([value, text]) => ({ value, text }))
  .sort((one, other) => one.text.localeCompare(other.text, "en"));
const MERCADO_PAGO = ["AR", "BR", "CL", "CO", "MX", "PE", "UY"];

type OtherFieldsProps = {
  draft: Draft;
  faults: CheckedDraft["faults"];
  /** returns what is wrong with a field that was left */
  faultOf: (field: PaymentField) => string | undefined;
  isReadOnly: boolean;
  /** whether only what is needed is asked for */
  isShort: boolean;
  /** whether the app is a known one, whose name and country were chosen with it */
  isKnownRail: boolean;
  onType: (change: Partial<Draft>) => void;
  onLeave: (field: PaymentField) => void;
};

const choicesOf = (countries: readonly string[]) =>
  countries.map((value) => ({ value, text: countryName(value) }));

type Asked = { label: PlainText; hint?: PlainText; autoComplete?: string };

/** Describes a field beside the value; undefined where its content is decided already. */
function asked(field: PaymentField, props: OtherFieldsProps): Asked | undefined {
  const { draft, faults, isKnownRail } = props;
  const { kind } = draft;
  switch (field) {
    case "holder":
      return {
        label: "Name the bank shows",
        hint: "So guests know they have the right person.",
        autoComplete: "name",
      };
    case "city":
      return props.isShort ? undefined : { label: "City (optional)" };
    case "bank":
      if (kind === "vietqr") return { label: "Bank" };
      return faults.bank !== undefined || draft.bank !== ""
        ? { label: "BIC of the bank", hint: "Transfers to this country need it." }
        : undefined;
    case "country":
      if (isKnownRail) return undefined;
      return { label: kind === "mercadopago" ? "Country of your account" : "Country" };
    case "label":
      if (kind === "number") return isKnownRail ? undefined : { label: "Name of the app" };
      return {
        label: "Name on your page (optional)",
        hint:
          kind === "account"
            ? "What guests look for, such as BSB and account number."
            : "What guests look for.",
      };
    default:
      return undefined;
  }
}

function selection(field: PaymentField, { draft }: OtherFieldsProps) {
  if (field === "bank") return draft.kind === "vietqr" ? VIETNAMESE : undefined;
  if (field !== "country") return undefined;
  if (draft.kind === "mercadopago") return choicesOf(MERCADO_PAGO);
  return countryChoices();
}

/** Shows the fields of a way beside its value. */
export const OtherFields = (props: OtherFieldsProps) => (
  <>
    {paymentKind(props.draft.kind).fields.map((field) => {
      const texts = asked(field, props);
      if (!texts) return null;
      const { label, hint, autoComplete = "off" } = texts;
      const choices = selection(field, props);
      const value = props.draft[field];
      return (
        <Field
          key={field}
          label={t(label)}
          error={props.faultOf(field)}
          {...(hint !== undefined && { hint: t(hint) })}
        >
          {(control) =>
            choices ? (
              <Select
                {...control}
                name={field}
                value={value}
                choices={choices}
                none={value === "" ? t("Please choose") : undefined}
                onChange={({ target }) => props.onType({ [field]: target.value })}
                onBlur={() => props.onLeave(field)}
              />
            ) : (
              <input
                {...control}
                type="text"
                name={field}
                dir="auto"
                autoComplete={autoComplete}
                readOnly={props.isReadOnly}
                value={value}
                onChange={({ target }) => props.onType({ [field]: target.value })}
                onBlur={() => props.onLeave(field)}
              />
            )
          }
        </Field>
      );
    })}
  </>
);
