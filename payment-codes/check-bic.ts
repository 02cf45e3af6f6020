import { isValidBIC } from "ibantools";
import { foldNumber } from "#schema/digits.ts";
import { normalForm } from "#schema/normal-form.ts";
import { isBankOf } from "./country-sets.ts";

/** What banks print beside a BIC. */
const LABEL = /\b(?:BIC|SWIFT)(?:[\s-]*(?:CODE|NR|NO|ADRESSE|ADDRESS))?\b/;
/** A BIC behind its label in a text with other words. */
const LABELLED =
  /\b(?:BIC|SWIFT)\b(?:[\s/-]{1,3}(?:BIC|SWIFT|CODE)\b)?[\s.:=]{0,3}([A-Z]{4} ?[A-Z]{2} ?[A-Z\d]{2}(?: ?[A-Z\d]{3})?)(?![A-Z\d])/g;

const capitals = (typed: string): string => foldNumber(normalForm(typed, "NFKC")).toUpperCase();

/** Writes a bank's code without the words and signs that are printed with it: `BIC: NWBK GB 2L`. */
export function bankCode(typed: string): string {
  const parts = capitals(typed)
    .split(LABEL)
    .map((part) => part.replace(/[\s.:/#=()-]/g, ""));
  const [longest = ""] = [...parts].sort((one, other) => other.length - one.length);
  return parts.find((part) => isValidBIC(part)) ?? longest;
}

/** Returns the BIC in a text that stands behind its name, of a bank that an IBAN may be of; undefined for none. */
export const bicIn = (typed: string, iban: string): string | undefined =>
  [...capitals(typed).matchAll(LABELLED)]
    .map(([, found = ""]) => found.replaceAll(" ", ""))
    .find((bic) => isValidBIC(bic) && isBankOf(bic.slice(4, 6), iban.slice(0, 2)));
