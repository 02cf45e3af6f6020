import { isValidBIC, isValidIBAN } from "ibantools";
import { countryOf } from "#schema/country.ts";
import { lengthOf, tooLong } from "#schema/clean-text.ts";
import { message } from "#texts/message.ts";
import { bicIn } from "./check-bic.ts";
import { fault, type ValueCheck } from "./check-result.ts";
import { inCountry } from "./check-phone.ts";
import { isBankOf, needsBic, SEPA } from "./country-sets.ts";
import { hasIban, ibanIn, ibanText } from "./check-iban.ts";
import { isLatin } from "./fold.ts";
import { ownAccount } from "./check-own-account.ts";
import { hasSeveralAccounts } from "./several-accounts.ts";

const IBAN_FAULT = "This IBAN has a typing mistake. Please check it.";
export const LATIN_NAME = "Please write the name in Latin letters, as your bank does in transfers.";
const AS_WRITTEN = "Please enter the account number, as your bank writes it.";
const ACCOUNT_MAX = 140;
/** What stands for an account in Argentina, as Banco Central allows it: MARTA.TANGO.RIO. */
const ALIAS = /^(?:(?:(?:CBU|CVU) +)?alias(?: +(?:CBU|CVU))?[ :]+)?([A-Z\d.-]{6,20})$/i;

/**
 * Removes what is pasted with an account number: spaces, dots, hyphens, the word IBAN. Letters become capitals. In Poland
 * an IBAN is written without its country.
 */
const compact = (typed: string): string =>
  ibanText(typed)
    .replace(/[^\p{L}\p{N}:]/gu, "")
    .replace(/^IBAN(?:NR|NO)?:?/, "")
    .replace(/^(?:PL:)?(?=\d{26}$)/, "PL");

/** Checks an IBAN by its check digits, and the bank's BIC where a transfer in euro has to name it. */
export const checkIban: ValueCheck = ({ value, holder = "", bank }) => {
  const whole = compact(value);
  const iban = isValidIBAN(whole) ? whole : ibanIn(ibanText(value));
  if (iban === "") return fault(IBAN_FAULT);
  const country = countryOf(iban.slice(0, 2));
  const bic = bank ?? bicIn(value, iban);
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

/** Checks any other account, as its country writes it: sort code and number, CLABE, CBU. */
export const checkAccount: ValueCheck = ({ value, country }) => {
  const text = value.replace(/ {2,}/g, " ");
  if (country === "US")
    return fault(
      "Others can take money with an American account number. Please use Zelle, Venmo or Cash App.",
      "kind",
    );
  if (lengthOf(text) > ACCOUNT_MAX) return fault(tooLong("Account number", ACCOUNT_MAX));
  const [, alias = ""] = (country === "AR" && ALIAS.exec(text)) || [];
  if (/[A-Z]/i.test(alias.replace(/^C[BV]U/i, ""))) return { value: alias };
  if (!/(?:\d\D*){4}/.test(text) || text.includes("://")) return fault(AS_WRITTEN);
  if (hasIban(ibanText(text))) return fault("This is an IBAN. Please add it as a bank transfer.", "kind");
  const account = ownAccount(text, country);
  if (account === null) return fault("This account number has a typing mistake. Please check it.");
  return hasSeveralAccounts(account, country) ? fault(AS_WRITTEN) : { value: account };
};
