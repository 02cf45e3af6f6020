import type { Country } from "#schema/country.ts";
import type { PaymentField, PaymentWay } from "./kinds.ts";

/** What is wrong with a row. `field` is null where it is the row as a whole. */
export type RowFault = { field: keyof PaymentWay | null; message: string };

/** A value as it is stored, with fields that it decides itself; or what is wrong. */
export type Checked = ({ value: string } & Partial<Record<PaymentField, string>>) | RowFault;

/** Checks the value of one kind: other fields have been cleaned, and are there where the kind asks for them. */
export type ValueCheck = (row: PaymentWay, guideCountry: Country | null) => Checked;

export const HOLDS_AMOUNT =
  "This code holds an amount. Please save one without: guests choose what they give.";

/** Returns a fault with this message, about the value unless another field is named. */
export const fault = (message: string, field: RowFault["field"] = "value"): RowFault => ({ field, message });

export const isFault = (checked: Checked): checked is RowFault => "message" in checked;
