import { getPixKeyInfo } from "@brazilian-utils/brazilian-utils/get-pix-key-info";
import { LATIN_NAME } from "./check-account.ts";
import { toEmail } from "#schema/login-rules.ts";
import { AADHAAR, CARD, CPF, isAadhaar, isCpf, isNric, NRIC, THAI_ID } from "./check-identity.ts";
import { phoneOf, wantMobile } from "./check-phone.ts";
import { fault, type ValueCheck } from "./check-result.ts";
import { emvValue, templateIn } from "./emv.ts";
import { foldLatin, isLatin } from "./fold.ts";
import { VIETNAM_BANKS } from "./vietnam-banks.ts";

/** Returns what stands in the first of these fields of a scheme's code, such as Pix's "copia e cola"; any other text as it is. */
function inCode(text: string, identifier: RegExp, ...fields: string[]): string {
  const template = templateIn(text, identifier) ?? [];
  return fields.map((id) => emvValue(template, id)).find((found) => found !== undefined) ?? text;
}

/** Returns a mobile number as Brazil writes it, with the zero of its own calls: `(011) 98765-4321`; null for other texts. */
function brazilianMobile(typed: string): string | null {
  const number = /^[\d\s().+x-]+$/i.test(typed) ? phoneOf(typed.replace(/0xx/i, "0"), "BR") : null;
  return number !== null && /^\+55\d\d9\d{8}$/.test(number) ? number : null;
}

/** Checks a Pix key: a random key, an e-mail, a mobile number or a company's number; never a CPF. */
export const checkPix: ValueCheck = ({ value, holder = "", city }) => {
  const typed = inCode(value, /^br\.gov\.bcb\.pix$/i, "01");
  const key = getPixKeyInfo(typed.includes("@") ? toEmail(typed) : typed);
  if (key?.type === "cpf" || isCpf(typed.replace(/[.\s-]/g, ""))) return fault(CPF);
  const stored = key?.value ?? brazilianMobile(typed);
  if (stored === null)
    return fault("This isn't a Pix key. Please copy it from your bank's app, or check its digits.");
  if (!isLatin(holder) || foldLatin(holder) === "") return fault(LATIN_NAME, "holder");
  if (city && (!isLatin(city) || foldLatin(city) === ""))
    return fault("Please write the city in Latin letters.", "city");
  return { value: stored };
};

const VPA = /^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/;

/** Checks a UPI ID such as name@bank, or the address that an app shares. */
export const checkUpi: ValueCheck = ({ value }) => {
  const [, pasted, ...others] = /^upi:\/\/pay\?/i.test(value) ? value.split(/[?&]pa=/i) : [];
  const text = (pasted?.replace(/&.*/s, "").replace(/%40/, "@") ?? value).toLowerCase();
  // Words glued to an ID make another one: they are refused.
  const id = text.replace(/ ?@ ?/, "@");
  const typed = others.length > 0 ? "" : id;
  const name = id.replace(/@.*/s, "").replace(/[\s-]/g, "");
  // WhatsApp's IDs are a mobile number with India's calling code, and one of ten has an Aadhaar number's check digit.
  const isMobile = /^91[6-9]\d{9}@/.test(id);
  if ((isAadhaar(name) && !isMobile) || /@aadhaar/.test(typed)) return fault(AADHAAR);
  if (VPA.test(typed)) return { value: typed };
  if (/@[^@]+\./.test(typed))
    return fault("This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.");
  return fault("Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.");
};

/** Checks a PromptPay number: a Thai mobile number, or the 15 digits of an e-wallet. */
export const checkPromptPay: ValueCheck = ({ value: typed }) => {
  const value = inCode(typed, /^A000000677010111$/i, "01", "03", "02");
  const digits = value.replace(/[\s-]/g, "");
  if (/^\d{13}$/.test(digits) && !digits.startsWith("0066")) return fault(THAI_ID);
  if (/^\d{15}$/.test(digits)) return { value: digits };
  const number = phoneOf(value, "TH");
  return number !== null && /^\+66[689]\d{8}$/.test(number)
    ? { value: number }
    : wantMobile("TH", "081 234 5678");
};

/** Returns whether a word stands behind a UEN's number: `9123 4567 POSB`. The letters inside one may stand apart: `T09 LL 0001 B`. */
const hasWordBehind = (uen: string): boolean =>
  /[\s-][A-Z]{2}/i.test(uen.replace(/^[TSR]\d\d[\s-]*[A-Z]{2}/i, ""));

/** Checks a PayNow number: a mobile number of Singapore, or a company's UEN. */
export const checkPayNow: ValueCheck = ({ value }) => {
  const typed = inCode(value, /^SG\.PAYNOW$/i, "02");
  const text = typed.replace(/[\s-]/g, "").toUpperCase();
  if (isNric(text)) return fault(NRIC);
  // A company with several accounts has three more letters or digits behind its UEN for each.
  const isUen = /^(?:\d{8,9}[A-Z]|[TSR]\d\d[A-Z]{2}\d{4}[A-Z])(?:[A-Z\d]{3})?$/.test(text);
  if (isUen && !hasWordBehind(typed)) return { value: text };
  const number = phoneOf(typed, "SG");
  return number !== null && /^\+65[89]\d{7}$/.test(number)
    ? { value: number }
    : fault("Please enter a mobile number from Singapore, such as 9123 4567, or a UEN.");
};

/** Returns whether letters are glued to others, or a second number stands there, which makes another account. */
function isGlued(account: string): boolean {
  const words = account.match(/[^\s.-]+/g) ?? [];
  const numbers = account.split(/\s+/).filter((word) => /^\d{7,}$/.test(word));
  return (
    (words.length > 1 && /[A-Za-z]/.test(account)) ||
    (/\s/.test(account) && (numbers.length > 1 || numbers.some(({ length }) => length > 8)))
  );
}

/** Checks an account for VietQR at one of the banks that take part, or the code of one. */
export const checkVietQr: ValueCheck = ({ value, bank: chosen = "" }) => {
  const template = templateIn(value, /^A000000727$/i);
  if (template && emvValue(template, "02") === "QRIBFTTC") return fault(CARD);
  const bank = (template && emvValue(template, "01", "00")) ?? chosen;
  const typed = (template && emvValue(template, "01", "01")) ?? value;
  const account = isGlued(typed) ? "" : typed.replace(/[\s.-]/g, "");
  if (!Object.hasOwn(VIETNAM_BANKS, bank)) return fault("Please choose the bank.", "bank");
  return /^[A-Za-z0-9]{6,19}$/.test(account)
    ? { value: account, bank }
    : fault("Please enter the account number: 6 to 19 digits or letters.");
};
