import { foldNumber } from "#schema/digits.ts";
import { weightedSum } from "./check-digits.ts";

// Numbers that must never be on a page, although people paste them where money is asked for.

export const CARD =
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.";
export const CPF =
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.";
export const NRIC =
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.";
export const THAI_ID =
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.";
export const AADHAAR = "An Aadhaar number would be public here. Please use your UPI ID.";

/**
 * First digits and lengths of the cards that the networks give out. By Luhn's sum alone, one account number of ten would
 * look like a card.
 */
const NETWORKS = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]|2[2-7])\d{14}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|[689]\d)\d{11}$/,
  /^(?:6\d|35|5[06-9])\d{14,17}$/,
  /^8[12]\d{14,17}$/,
  /^9(?:704|792)\d{12,15}$/,
];

/** Returns whether digits have Luhn's sum, which every card number has. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** The most digits that a card number has. */
const CARD_MAX = 19;

const isCard = (digits: string): boolean =>
  digits.length >= 13 &&
  digits.length <= CARD_MAX &&
  NETWORKS.some((network) => network.test(digits)) &&
  isLuhn(digits);

/**
 * Returns whether digits stand in groups as people write a card's: in fours, alike, or as on American Express, Diners and
 * UnionPay. A sort code with its account, or an account with its bank, doesn't.
 */
function isWrittenAsCard(groups: readonly string[]): boolean {
  const lengths = groups.map(({ length }) => length);
  const [first = 0] = lengths;
  const last = lengths[lengths.length - 1] ?? 0;
  const ahead = lengths.slice(0, -1);
  const areAlike =
    ahead.every((length) => length === first) && (ahead.length < 2 ? last === first : last <= first);
  const areFours = ahead.every((length) => length === 4) || lengths.every((length) => length % 4 === 0);
  return areAlike || areFours || /^(?:4,6,[45]|6,13)$/.test(lengths.join(","));
}

/** Returns whether a card number is in a text, alone or among others, in groups or in one. */
function hasCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(/\d+(?:[\s.,/_-]{1,3}\d+)*/g)) {
    const groups = run.split(/[\s.,/_-]+/);
    for (let from = 0; from < groups.length; from += 1) {
      let digits = "";
      for (let to = from; to < groups.length && digits.length < CARD_MAX; to += 1) {
        digits += groups[to];
        if (isCard(digits) && isWrittenAsCard(groups.slice(from, to + 1))) return true;
      }
    }
  }
  return false;
}

/** Computes the check digit after nine or ten digits of a CPF. */
const cpfDigit = (digits: string): number =>
  ((weightedSum(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].slice(10 - digits.length)) * 10) % 11) % 10;

/** Returns whether eleven digits are a CPF. */
export function isCpf(digits: string): boolean {
  if (!/^(\d)(?!\1{10})\d{10}$/.test(digits)) return false;
  return [9, 10].every((length) => cpfDigit(digits.slice(0, length)) === Number(digits[length]));
}

/** Returns whether thirteen digits are a Thai national ID or tax number. */
const isThaiId = (digits: string): boolean =>
  /^\d{13}$/.test(digits) &&
  (11 - (weightedSum(digits.slice(0, 12), [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 ===
    Number(digits[12]);

export const isNric = (text: string): boolean => /^[STFGM]\d{7}[A-Z]$/i.test(text);

const D5 = ["0123456789", "1234067895", "2340178956", "3401289567", "4012395678"];
const REFLECTED = ["5987604321", "6598710432", "7659821043", "8765932104", "9876543210"];
const PRODUCTS = [...D5, ...REFLECTED];
const SHIFTS = [
  "0123456789",
  "1576283094",
  "5803796142",
  "8916043527",
  "9453126870",
  "4286573901",
  "2793806415",
];
const SHIFT = [...SHIFTS, "7046913258"];

/** Returns whether twelve digits are an Aadhaar number, by Verhoeff's check digit. */
export function isAadhaar(digits: string): boolean {
  if (!/^[2-9]\d{11}$/.test(digits)) return false;
  let check = 0;
  for (const [place, digit] of [...digits].reverse().entries())
    check = Number(PRODUCTS[check]?.[Number(SHIFT[place % 8]?.[Number(digit)])]);
  return check === 0;
}

/** What a passport is called on passports. */
const PASSPORT =
  /pass(?:e?port|aporte?)|pas[ae]port|reisepass|паспорт|διαβατήριο|جواز|护照|護照|パスポート|여권/iu;

/** Returns whether a text that is meant as another number is that of a card or an identity document, or has one in it. */
export function isIdentityNumber(typed: string): boolean {
  const digits = foldNumber(typed).replace(/[\s.,/_-]/g, "");
  return (
    identityFault(typed) !== undefined ||
    PASSPORT.test(typed) ||
    [isCpf, isThaiId, isNric, isAadhaar].some((isOne) => isOne(digits))
  );
}

/**
 * Returns the message about a card or identity number in a text, written as it is on a person's papers; undefined where
 * there is none.
 */
export function identityFault(typed: string): string | undefined {
  const text = foldNumber(typed);
  if (hasCardNumber(text)) return CARD;
  const cpf =
    /(?:^|\D)(\d{3}\.\d{3}\.\d{3}-\d{2})(?!\d)/.exec(text)?.[1] ??
    /cpf\D{0,10}(\d{11})(?!\d)/i.exec(text)?.[1];
  if (cpf && isCpf(cpf.replace(/\D/g, ""))) return CPF;
  if (/(?:^|[^\w-])[STFGM]\d{7}[A-Z](?![\w-])/i.test(text)) return NRIC;
  const thai = /(?:^|\D)(\d[ -]\d{4}[ -]\d{5}[ -]\d{2}[ -]\d)(?!\d)/.exec(text)?.[1];
  if (thai && isThaiId(thai.replace(/\D/g, ""))) return THAI_ID;
  const aadhaar = /aadhaa?r\D{0,40}((?:\d ?){12})(?!\d)/i.exec(text)?.[1];
  return aadhaar ? AADHAAR : undefined;
}
