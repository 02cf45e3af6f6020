import { countryOf } from "#schema/country.ts";
import { readableNumber } from "#payment-codes/calling-codes.ts";
import { checkPaymentWay } from "#payment-codes/check.ts";
import { type PaymentField, paymentKind, type PaymentWay } from "#payment-codes/kinds.ts";
import { numberRail } from "#payment-codes/number-rails.ts";
import { grouped } from "../way-texts.ts";
import type { Preset } from "./choices.ts";
import { understood } from "./understood.ts";

/** A way as it is being typed. */
export type Draft = { kind: PaymentWay["kind"]; value: string } & Record<PaymentField, string>;
export type DraftField = "value" | PaymentField;

/** Makes the draft that typing starts from. */
export const draftOf = (way: Preset): Draft => ({
  value: "",
  holder: "",
  bank: "",
  city: "",
  country: "",
  label: "",
  ...way,
});

/** Valid values for fields that are still empty, so that another field can be checked. */
const STAND_INS: Readonly<Record<PaymentField, string>> = {
  holder: "Marta",
  bank: "970436",
  city: "",
  country: "PT",
  label: "Tips",
};

export type CheckedDraft = {
  /** the way as it is stored; undefined while something is wrong */
  way: PaymentWay | undefined;
  /** what is wrong, by field */
  faults: Partial<Record<DraftField, string>>;
  /** the way with stand-ins for its empty fields; undefined while the value is wrong */
  value: PaymentWay | undefined;
  /** says how the value was understood */
  hint: string | undefined;
};

type Result = ReturnType<typeof checkPaymentWay>;
const faultOf = (result: Result, field: DraftField): string | undefined =>
  "errors" in result ? result.errors.find((error) => error.field === field)?.message : undefined;

/** Checks what is typed, each field as far as that is possible without the others. */
export function checkDraft(draft: Draft, guideCountry: string | null): CheckedDraft {
  const { fields, required } = paymentKind(draft.kind);
  const result = checkPaymentWay(draft, guideCountry);
  const stands = { ...draft };
  for (const field of required)
    if (stands[field].trim() === "")
      stands[field] = field === "country" ? (guideCountry ?? STAND_INS.country) : STAND_INS[field];
  const alone = checkPaymentWay(stands, guideCountry);
  const faults: CheckedDraft["faults"] = {};
  for (const field of fields) {
    const message = faultOf(result, field) ?? faultOf(alone, field);
    if (message !== undefined) faults[field] = message;
  }
  if ("errors" in alone) {
    // Faults of the row as a whole, or of its kind, are shown at the value.
    const message = alone.errors.find(({ field }) => field === "value" || field === "kind" || field === null);
    if (message) faults.value = message.message;
  }
  const value = "way" in alone ? alone.way : undefined;
  return {
    way: "way" in result ? result.way : undefined,
    faults,
    value,
    hint: (value && understood(value)) ?? undefined,
  };
}

/** Makes the way as far as it is known, to find what of it would become public. */
export const asTyped = ({ kind, value }: Draft): PaymentWay => ({ kind, value: value.trim() });

/** Writes a checked value as its input shows it. `prefix`: the input's prefix, such as +351. */
export function typedForm({ kind, value }: PaymentWay, prefix: string | undefined): string {
  if (kind === "iban") return grouped(value);
  if (!value.startsWith("+") || !prefix?.startsWith("+")) return value;
  return value.startsWith(prefix) ? readableNumber(value).slice(prefix.length).trim() : value;
}

/** Returns whether a label is the name of an app that the product knows. */
export const isKnownRail = (label: string): boolean => numberRail(label) !== undefined;

/** Finds the country whose phone numbers the field takes, where it takes nothing else. */
export function phoneCountry({ kind, label, country }: Draft): string | undefined {
  const rail = kind === "number" ? numberRail(label) : undefined;
  return rail && !rail.accepts.includes("email") ? (countryOf(country) ?? undefined) : undefined;
}
