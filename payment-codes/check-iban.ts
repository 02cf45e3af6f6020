import { countrySpecs, isValidIBAN } from "ibantools";
import { foldNumber } from "#schema/digits.ts";
import { normalForm } from "#schema/normal-form.ts";

/** What people write between the parts of a number. */
const BETWEEN = /[\s./_-]+/;
/** Letters and digits from the beginning of a text, with what is between them. */
const PARTS = /^[A-Z\d]+(?:[\s./_-]{1,3}[A-Z\d]+)*/;
/** Where an IBAN begins: a country with check digits, behind nothing, the word IBAN, or what isn't Latin or a digit. */
const START = /(^|[^\p{sc=Latin}\p{N}])(IBAN(?:NR|NO)?)?([A-Z]{2})([\s.-]?)\d{2}/gu;
/** Letters that stand before a number as often as they are a country's, and how that country's IBANs are printed: `No`. */
const WORDS: ReadonlyMap<string, RegExp> = new Map([
  ["NO", /^NO\d{2}[\s.-]\d{4}[\s.-]\d{4}[\s.-]\d{3}(?![\s.-]?\d)/],
]);
/** The word in front of an IBAN, which makes sure that the letters are a country's. */
const SAID = /\bIBAN[\s.:-]{0,3}$/;
/** How many digits a mistyped IBAN has too few or too many. */
const SLIPS = 3;

/** Writes a text as IBANs are looked for in it. */
export const ibanText = (typed: string): string => foldNumber(normalForm(typed, "NFKC")).toUpperCase();

/** Returns as many whole parts as have a length together, and no digit behind them; "" where that ends within a part. */
function partsOfLength(parts: readonly string[], length: number): string {
  let joined = "";
  let at = 0;
  while (joined.length < length && at < parts.length) joined += parts[at++] ?? "";
  return joined.length === length && !/^\d/.test(parts[at] ?? "") ? joined : "";
}

/** Joins the parts that an IBAN may have: with a digit, but for four letters of a bank behind the check digits. */
function likelyParts(parts: readonly string[]): string {
  const end = parts.findIndex(
    (part, at) => !/\d/.test(part) && !(at < 3 && /^[A-Z]{2}(?:[A-Z]{2})?$/.test(part)),
  );
  return parts.slice(0, end < 0 ? parts.length : end).join("");
}

/** A place in a text where an IBAN begins by its country: the IBAN if its parts have the right length. */
type Place = { exact: string; isLikely: boolean };

function placesIn(text: string): Place[] {
  return [...text.matchAll(START)].flatMap(
    ({ index, 1: before = "", 2: word = "", 3: country = "", 4: gap }) => {
      const spec = countrySpecs[country];
      if (!spec?.IBANRegistry || !spec.chars) return [];
      const from = index + before.length + word.length;
      const own = text.slice(from);
      const parts = PARTS.exec(own)?.[0].split(BETWEEN) ?? [];
      const isSaid = word !== "" || SAID.test(text.slice(Math.max(0, from - 10), from));
      const isFirst = index + before.length === 0 || isSaid;
      const isLikely =
        (isSaid || WORDS.get(country)?.test(own) !== false) &&
        (gap === "" || isFirst) &&
        Math.abs(likelyParts(parts).length - spec.chars) <= SLIPS;
      return [{ exact: partsOfLength(parts, spec.chars), isLikely }];
    },
  );
}

/** Returns the one IBAN with right check digits that stands in a text among other words; "" for none, or several. */
export function ibanIn(text: string): string {
  const found = new Set(
    placesIn(text)
      .map(({ exact }) => exact)
      .filter((exact) => isValidIBAN(exact)),
  );
  const [iban = ""] = found;
  return found.size === 1 ? iban : "";
}

/** Returns whether a text has an IBAN in it, right or mistyped. */
export const hasIban = (text: string): boolean =>
  placesIn(text).some(({ exact, isLikely }) => isLikely || isValidIBAN(exact));
