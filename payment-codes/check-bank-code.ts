import { countryOf } from "#schema/country.ts";
import { message } from "#texts/message.ts";
import { AADHAAR, CARD, CPF, isAadhaar, isCpf, isNric, NRIC, THAI_ID } from "./check-identity.ts";
import { fault, HOLDS_AMOUNT, type ValueCheck } from "./check-result.ts";
import { hasInvisible, INVISIBLE_MESSAGE } from "./check-text.ts";
import { emvValue, readEmv, type EmvField } from "./emv.ts";
import { readBankCode } from "./bank-code.ts";

const MAX = 512;
const PAYNOW = /^SG\.PAYNOW$/i;
const NO_CODE = "This isn't the code of a bank. Please save the picture from your bank's app.";

/**
 * How codes of transfers begin: EPC's, Swiss, Czech, Slovak, Slovenian, Croatian, Hungarian, Serbian and Polish ones. They
 * are for invoices, and hold the account's number.
 */
const TRANSFERS = [
  /^(?:BCD|SPC|UPNQR|HRVHUB30|HCT)\r?\n/i,
  /^SPD\*\d/i,
  // PAY by square is packed into the digits of base 32.
  /^(?!000201)[0-9A-V]{80,}$/,
  /^https:\/\/(?:www\.)?payme\.sk\//i,
  /^K:P[RTK]\|/i,
  /^(?:\d{10})?\|PL\|\d{26}\|/,
  /^payto:\/\/iban\//i,
];

/** Returns the message about a code of another kind, which people photograph as well; undefined for other texts. */
function otherCode(text: string): string | undefined {
  if (/^upi:/i.test(text)) return "This is a UPI code. Please add it as UPI.";
  if (TRANSFERS.some((transfer) => transfer.test(text)))
    return "This code holds an IBAN. Please add it as a bank transfer.";
  if (/^(?:https?:\/\/|www\.)/i.test(text))
    return "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.";
  return undefined;
}

/** Returns the message about an identity number inside a code; undefined where there is none. */
function identityIn(fields: readonly EmvField[]): string | undefined {
  for (const { id, fields: account } of fields) {
    const guid = account ? (emvValue(account, "00") ?? "").toUpperCase() : "";
    if (!account || guid === "") continue;
    if (guid === "BR.GOV.BCB.PIX" && isCpf(emvValue(account, "01") ?? "")) return CPF;
    // In a bill's code, A000000677010112, field 02 is the bill's reference.
    if (/^A00000067701011[14]$/.test(guid) && emvValue(account, "02")?.length === 13) return THAI_ID;
    if (guid === "SG.PAYNOW" && isNric(emvValue(account, "02") ?? "")) return NRIC;
    // NAPAS pays to a card as well as to an account, and Bharat QR to an Aadhaar number. Its template 27 has a reference.
    if (guid === "A000000727" && emvValue(account, "02") === "QRIBFTTC") return CARD;
    if (guid === "A000000524" && id !== "27" && account.some(({ value }) => isAadhaar(value))) return AADHAAR;
  }
  return undefined;
}

/** Returns the template of a scheme. */
const templateOf = (fields: readonly EmvField[], identifier: RegExp): EmvField | undefined =>
  fields.find(({ fields: inner }) => inner && identifier.test(emvValue(inner, "00") ?? ""));

/** Returns whether a PayNow template isn't made as banks read it: they refuse it anywhere but at 26. */
function isOddPayNow(fields: readonly EmvField[]): boolean {
  const template = templateOf(fields, PAYNOW);
  const until = emvValue(template?.fields ?? [], "04");
  return template !== undefined && (template.id !== "26" || !/^(?:\d{8}(?:\d{6})?)?$/.test(until ?? ""));
}

/** Returns whether a code's last day is past: that of PayNow, of FPS, or the millisecond in which a KHQR ends. */
function hasExpired(fields: readonly EmvField[], now: Date): boolean {
  const [, ends = ""] = /^(\d{13})$/.exec(emvValue(fields, "99", "01") ?? "") ?? [];
  if (ends !== "" && countryOf(emvValue(fields, "58")) === "KH") return Number(ends) < now.getTime();
  const until =
    emvValue(templateOf(fields, PAYNOW)?.fields ?? [], "04") ??
    emvValue(templateOf(fields, /^hk\.com\.hkicl/i)?.fields ?? [], "05");
  const today = now.toISOString().slice(0, 10).replaceAll("-", "");
  return until !== undefined && /^\d{8}(?:\d{6})?$/.test(until) && until.slice(0, 8) < today;
}

/** Checks the text of a bank's own code: it is whole, for more than one payment, and without an amount. */
export const checkBankCode: ValueCheck = ({ value }) => {
  const other = otherCode(value);
  if (other) return fault(other);
  if ([...value].length > MAX)
    return fault(message("This code is too long: {max} characters at most.", { max: MAX }));
  const read = readEmv(value);
  if ("fault" in read)
    return fault(
      read.fault === "crc"
        ? "This code could not be read: its checksum is wrong. Please try a sharper picture."
        : NO_CODE,
    );
  if (hasInvisible(value)) return fault(INVISIBLE_MESSAGE);
  const { fields } = read;
  // Banks read a currency by its number alone.
  if (!/^(?:\d{3})?$/.test(emvValue(fields, "53") ?? "")) return fault(NO_CODE);
  const pix = fields.find(({ fields: inner }) => inner && emvValue(inner, "25") !== undefined);
  if (emvValue(fields, "01") === "12" || (pix?.fields && /^br\.gov/i.test(emvValue(pix.fields, "00") ?? "")))
    return fault("This code works once. Please save the one for receiving any amount.");
  if (fields.some(({ id }) => id === "54")) return fault(HOLDS_AMOUNT);
  if (!fields.some(({ id }) => id >= "02" && id <= "51")) return fault("This code names no account.");
  const identity = identityIn(fields);
  if (identity) return fault(identity);
  if (isOddPayNow(fields))
    return fault("This PayNow code isn't made as banks read it. Please save it again from your bank's app.");
  if (hasExpired(fields, new Date()))
    return fault("This code has expired. Please save a new one from your bank's app.");
  return readBankCode(value)?.country ? { value } : fault("This code names no country.");
};
