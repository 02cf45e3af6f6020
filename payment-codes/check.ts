import { countryOf, type Country } from "#schema/country.ts";
import { dropMarks, foldNumber } from "#schema/digits.ts";
import { plainHref } from "#schema/parse-url.ts";
import { inRow, message } from "#texts/message.ts";
import { checkAccount, checkIban } from "./check-account.ts";
import { checkBankCode } from "./check-bank-code.ts";
import { checkCard } from "./check-card.ts";
import { checkPayNow, checkPix, checkPromptPay, checkUpi, checkVietQr } from "./check-codes.ts";
import { identityFault } from "./check-identity.ts";
import * as links from "./check-links.ts";
import { hasRightDigits } from "./check-own-account.ts";
import { checkMobilePay, checkNumber, checkSwish, checkVipps } from "./check-phone.ts";
import { fault, isFault, type RowFault, type ValueCheck } from "./check-result.ts";
import {
  cleanField,
  hasInvisible,
  INVISIBLE_MESSAGE,
  trimmed,
  TYPED_MAX,
  VALUE_MAX,
  withoutWidthless,
} from "./check-text.ts";
import {
  isPaymentKind,
  PAYMENT_WAYS_MAX,
  paymentKind,
  type PaymentField,
  type PaymentKind,
  type PaymentWay,
} from "./kinds.ts";
import { numberRail } from "./number-rails.ts";
import { pastedValue } from "./pasted-value.ts";

/** What is wrong with a list. `row` counts from one; 0 means the list as a whole. */
type PaymentWayError = RowFault & { row: number };

const CHECKS: Readonly<Record<PaymentKind, ValueCheck>> = {
  card: checkCard,
  revolut: links.checkRevolut,
  wise: links.checkWise,
  kofi: links.checkKofi,
  monzo: links.checkMonzo,
  satispay: links.checkSatispay,
  mercadopago: links.checkMercadoPago,
  twint: links.checkTwint,
  iban: checkIban,
  account: checkAccount,
  pix: checkPix,
  upi: checkUpi,
  promptpay: checkPromptPay,
  paynow: checkPayNow,
  vietqr: checkVietQr,
  swish: checkSwish,
  vipps: checkVipps,
  mobilepay: checkMobilePay,
  number: checkNumber,
  "bank-qr": checkBankCode,
};

const REQUIRED: Readonly<Record<PaymentField, string>> = {
  holder: "Please enter the account holder's name, as the bank knows it.",
  bank: "Please choose the bank.",
  city: "Please enter the city.",
  country: "Please choose the country.",
  label: "Please enter the name of the service.",
};

const INVALID = "Invalid input";

/** Cleans a row's own fields, and leaves out those its kind doesn't have. */
function fieldsOf(row: Record<string, unknown>, kind: PaymentKind) {
  const fields: Partial<Record<PaymentField, string>> = {};
  const faults: RowFault[] = [];
  for (const field of paymentKind(kind).fields) {
    const typed = row[field];
    if (typed === undefined || typed === null) continue;
    const cleaned = typeof typed === "string" ? cleanField(field, typed) : { message: INVALID };
    const identity =
      typeof typed === "string" && typed.length <= TYPED_MAX ? identityFault(typed) : undefined;
    if (identity) faults.push(fault(identity, field));
    else if ("message" in cleaned) faults.push(fault(cleaned.message, field));
    else if (cleaned.text !== "") fields[field] = cleaned.text;
  }
  if (fields.country !== undefined) {
    const country = countryOf(fields.country);
    if (country) fields.country = country;
    else faults.push(fault("Please choose a country from the list.", "country"));
  }
  return { fields, faults };
}

/** Returns the country of a way that names none: its rail's only one, or the guide's. */
function defaultCountry(kind: PaymentKind, label: string | undefined, guide: Country | null): Country | null {
  if (!paymentKind(kind).fields.includes("country")) return null;
  const countries = kind === "number" ? numberRail(label)?.countries : undefined;
  if (!countries || (guide && countries.includes(guide))) return guide;
  return countries.length === 1 ? (countries[0] ?? null) : null;
}

/**
 * Returns whether a checked way may hold digits that only look like a card's: addresses, banks' codes, phone numbers, and
 * what has check digits of its own.
 */
const isStructured = (way: PaymentWay): boolean =>
  ["iban", "bank-qr", "pix"].includes(way.kind) ||
  /^(?:https:\/\/|\+)/.test(way.value) ||
  (way.kind === "account" && hasRightDigits(way.value, way.country));

/** Writes a value as its check reads it. A card's link and a bank's code stay as they were pasted, letter by letter. */
function writtenValue(kind: PaymentKind, typed: string): string {
  if (kind === "bank-qr") return typed;
  const text = kind === "card" ? withoutWidthless(typed) : foldNumber(typed, dropMarks).replace(/\n/g, " ");
  return pastedValue(kind, text.trim());
}

/**
 * Checks one row as it was typed and puts it into the form it is stored in; a checked row stays as it is. `guideCountry`
 * is used where a country is missing.
 */
export function checkPaymentWay(
  row: unknown,
  guideCountry?: string | null,
): { way: PaymentWay } | { errors: RowFault[] } {
  if (typeof row !== "object" || row === null) return { errors: [fault(INVALID, null)] };
  const typed = row as Record<string, unknown>;
  const { kind } = typed;
  if (typeof kind !== "string" || !isPaymentKind(kind))
    return { errors: [fault("Please choose a way to be tipped.", "kind")] };
  if (typeof typed.value !== "string") return { errors: [fault(INVALID)] };
  if (typed.value.length > TYPED_MAX) return { errors: [fault("This is too long.")] };
  const value = trimmed(writtenValue(kind, typed.value));
  const { fields, faults } = fieldsOf(typed, kind);
  // A kind without this field, MobilePay, still reads a national number by it.
  const guide =
    countryOf(typeof typed.country === "string" ? typed.country : null) ?? countryOf(guideCountry);
  const country = fields.country ?? defaultCountry(kind, fields.label, guide);
  const draft: PaymentWay = { kind, value, ...fields, ...(country && { country }) };
  for (const field of paymentKind(kind).required)
    if (!draft[field] && !faults.some((found) => found.field === field))
      faults.push(fault(REQUIRED[field], field));
  if (value === "") faults.unshift(fault("Please fill this in."));
  // Codes of other kinds have lines. The check of a bank's code names them, and looks for hidden characters itself.
  else if (hasInvisible(value) && kind !== "bank-qr") faults.unshift(fault(INVISIBLE_MESSAGE));
  else if (value.length > VALUE_MAX && kind !== "bank-qr") faults.unshift(fault("This is too long."));
  if (faults.length > 0) return { errors: faults };
  const checked = CHECKS[kind](draft, guide);
  if (isFault(checked)) {
    const identity = checked.field === "value" ? identityFault(value) : undefined;
    return { errors: [identity ? fault(identity) : checked] };
  }
  const way = { ...draft, ...checked };
  const identity = isStructured(way) ? undefined : identityFault(way.value);
  return identity ? { errors: [fault(identity)] } : { way };
}

/** Returns a key that two rows share if they are the same way. */
const comparisonKeyOf = ({ kind, value, label = "", bank = "", country = "" }: PaymentWay): string => {
  const normalized = value.startsWith("https://") ? plainHref(value) : value.toLowerCase();
  return JSON.stringify([kind, normalized, label.toLowerCase(), kind === "vietqr" && bank, country]);
};

/** Checks a guide's list: every row, twelve at most, none twice. Returns all errors at once. */
export function checkPaymentWays(
  rows: unknown,
  guideCountry?: string | null,
): { ways: PaymentWay[] } | { errors: PaymentWayError[] } {
  if (!Array.isArray(rows)) return { errors: [{ row: 0, ...fault(INVALID, null) }] };
  if (rows.length > PAYMENT_WAYS_MAX) {
    const tooMany = message("You can have at most {max} ways to be tipped.", { max: PAYMENT_WAYS_MAX });
    return { errors: [{ row: PAYMENT_WAYS_MAX + 1, ...fault(tooMany, null) }] };
  }
  const ways: PaymentWay[] = [];
  const errors: PaymentWayError[] = [];
  const seen = new Map<string, number>();
  for (const [at, typed] of rows.entries()) {
    const row = at + 1;
    const checked = checkPaymentWay(typed, guideCountry);
    if ("errors" in checked) {
      errors.push(...checked.errors.map((found) => ({ row, ...found })));
      continue;
    }
    const key = comparisonKeyOf(checked.way);
    const same = seen.get(key);
    if (same !== undefined)
      errors.push({ row, ...fault(message("This is the same as row {other}.", { other: same })) });
    else {
      seen.set(key, row);
      ways.push(checked.way);
    }
  }
  return errors.length > 0 ? { errors } : { ways };
}

/** Says an error as the API does: 'Row 2: This IBAN has a typing mistake. Please check it.' */
export const rowIssue = ({ row, field, message: said }: PaymentWayError) =>
  row === 0
    ? { path: [], message: said }
    : { path: [row - 1, ...(field === null ? [] : [field])], message: inRow(said, row) };
