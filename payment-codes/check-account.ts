import { countrySpecs, isValidBIC, isValidIBAN } from "ibantools";
import { countryOf } from "#schema/country.ts";
import { foldNumber } from "#schema/digits.ts";
import { normalForm } from "#schema/normal-form.ts";
import { lengthOf, tooLong } from "#schema/clean-text.ts";
import { message } from "#texts/message.ts";
import { lacksToTen, weightedSum } from "./check-digits.ts";
import { fault, type ValueCheck } from "./check-result.ts";
import { inCountry } from "./check-phone.ts";
import { isBankOf, needsBic, SEPA } from "./country-sets.ts";
import { isLatin } from "./fold.ts";

const IBAN_FAULT = "This IBAN has a typing mistake. Please check it.";
export const LATIN_NAME = "Please write the name in Latin letters, as your bank does in transfers.";
const ACCOUNT_MAX = 140;
/** What stands for an account in Argentina, as Banco Central allows it: MARTA.TANGO.RIO. */
const ALIAS = /^[A-Za-z0-9.-]{6,20}$/;

/** Removes what is pasted with an account number: spaces, dots, hyphens, the word IBAN. Letters become capitals. */
const compact = (typed: string): string =>
  foldNumber(normalForm(typed, "NFKC"))
    .replace(/[^\p{L}\p{N}:]/gu, "")
    .toUpperCase()
    .replace(/^IBAN(?:NR|NO)?:?/, "");

/** Checks an IBAN by its check digits, and the bank's BIC where a transfer in euro has to name it. */
export const checkIban: ValueCheck = ({ value, holder = "", bank }) => {
  const iban = compact(value);
  if (!isValidIBAN(iban)) return fault(IBAN_FAULT);
  const country = countryOf(iban.slice(0, 2));
  const bic = bank
    ?.replace(/^(?:BIC|SWIFT)\b[\s:]*/i, "")
    .replace(/\s/g, "")
    .toUpperCase();
  if (/^(?:CH|LI)..3[01]/.test(iban))
    return fault("This is a QR-IBAN, for bills only. Please enter the account's own IBAN.");
  if (bic && !isValidBIC(bic)) return fault("This BIC has a typing mistake. Please check it.", "bank");
  if (bic && !isBankOf(bic.slice(4, 6), iban.slice(0, 2)))
    return fault("This BIC belongs to a bank in another country. Please check it.", "bank");
  if (!bic && country && needsBic(country))
    return fault(
      message("Please add the bank's BIC: transfers to {country} need it.", inCountry(country)),
      "bank",
    );
  if (country && SEPA.includes(country) && !isLatin(holder)) return fault(LATIN_NAME, "holder");
  return { value: iban, ...(bic && { bank: bic }) };
};

/** Returns whether a text is an IBAN of a country that has them, or begins with one, right or mistyped. */
const isIbanIn = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,}/.test(text) && countrySpecs[text.slice(0, 2)]?.IBANRegistry === true;

/** Returns whether digits are a Mexican CLABE, by the check digit at the end. */
const isClabe = (digits: string): boolean =>
  lacksToTen(weightedSum(digits.slice(0, 17), [3, 7, 1])) === Number(digits[17]);

/** Returns whether digits are an Argentine CBU or CVU, by the check digits of both parts: bank and account. */
const isCbu = (digits: string): boolean =>
  lacksToTen(weightedSum(digits.slice(0, 7), [7, 1, 3, 9])) === Number(digits[7]) &&
  lacksToTen(weightedSum(digits.slice(8, 21), [3, 9, 7, 1])) === Number(digits[21]);

/** Returns whether the check digits of an account are right; null where its country has none. */
export function hasRightDigits(value: string, country: string | undefined): boolean | null {
  const digits = value.replace(/[\s-]/g, "");
  if (country === "MX" && /^\d{18}$/.test(digits)) return isClabe(digits);
  return country === "AR" && /^\d{22}$/.test(digits) ? isCbu(digits) : null;
}

/** Checks any other account, as its country writes it: sort code and number, CLABE, CBU. */
export const checkAccount: ValueCheck = ({ value, country }) => {
  const text = value.replace(/ {2,}/g, " ");
  if (country === "US")
    return fault(
      "Others can take money with an American account number. Please use Zelle, Venmo or Cash App.",
      "kind",
    );
  if (lengthOf(text) > ACCOUNT_MAX) return fault(tooLong("Account number", ACCOUNT_MAX));
  const isAlias = country === "AR" && ALIAS.test(text) && !/^[\d.-]+$/.test(text);
  if (!isAlias && (!/(?:\d\D*){4}/.test(text) || text.includes("://")))
    return fault("Please enter the account number, as your bank writes it.");
  if (isIbanIn(compact(text))) return fault("This is an IBAN. Please add it as a bank transfer.", "kind");
  return hasRightDigits(text, country) === false
    ? fault("This account number has a typing mistake. Please check it.")
    : { value: text };
};
