import { checkPaymentWay } from "#payment-codes/check.ts";
import type { PaymentKind } from "#payment-codes/kinds.ts";
import { LINK_KINDS } from "#schema/links.ts";
import { dialledDigits, readPhoneNumber } from "#schema/phone-number.ts";
import { trimEndOf, trimStartOf } from "#schema/trim.ts";
import { completeUrl } from "#schema/web-url.ts";
import { compact, linkKey, phoneKey, urlKey, wayKey, wordsOf } from "./contact-keys.ts";
import { BEHIND } from "./terms.ts";

/** What a search is about, where it may be a contact: keys, and beginnings of keys. */
export type ContactSearch = {
  exact: string[];
  beginnings: string[];
  /** the search as one word, where it may be an account's number in groups; "" otherwise */
  account: string;
};

/** The kinds of ways that are read from what is typed alone: a name, a number, or the link of one. */
const READ: readonly PaymentKind[] = [
  "revolut",
  "wise",
  "kofi",
  "monzo",
  "satispay",
  "swish",
  "vipps",
  "mobilepay",
];
/** Lists the keys of ways that may have been typed or pasted, as their forms read them. */
const readKeys = (typed: string): (string | undefined)[] =>
  READ.map((kind) => checkPaymentWay({ kind, value: typed })).map((checked) =>
    "way" in checked ? wayKey(checked.way) : undefined,
  );

/** Returns whether a text has letters of alphabets alone: a name in Chinese signs may be two of them. */
const isSpelled = (text: string): boolean => !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);

/** The fewest letters, digits of a number, and signs of an account that are searched for. */
const LETTERS_MIN = 3;
const DIGITS_MIN = 7;
const ACCOUNT_MIN = 6;
/** The most words of a search that are one contact: an IBAN has nine groups. */
const GROUPS_MAX = 12;

function phoneSearch(typed: string): Pick<ContactSearch, "exact" | "beginnings"> {
  const digits = dialledDigits(readPhoneNumber(typed) ?? "");
  if (digits.length < DIGITS_MIN) return { exact: [], beginnings: [] };
  // In Russia and Kazakhstan an eight is dialled before a number inside the country.
  const whole = [digits, ...(/^8\d{10}$/.test(digits) ? [digits.slice(1)] : [])].map(phoneKey);
  // What is stored may lack the country's code, which was typed here.
  const shorter = whole.flatMap((key) =>
    Array.from({ length: Math.max(0, key.length - DIGITS_MIN - 2) }, (_, n) =>
      key.slice(0, DIGITS_MIN + 2 + n),
    ),
  );
  return { exact: shorter, beginnings: whole };
}

/** What is copied along before a name. */
const BEFORE = /["'\u201C-\u201E»«<([{]/;

/** Reads what an admin searches for as what a page may say of its guide; undefined where it is too short for that. */
export function contactSearch(typed: string): ContactSearch | undefined {
  const words = wordsOf(typed);
  const plain = trimEndOf(trimStartOf(words.join(" "), BEFORE), BEHIND);
  if (plain.length < (isSpelled(plain) ? LETTERS_MIN : 2) || words.length > GROUPS_MAX) return undefined;
  const one = compact(typed);
  const account = one.length >= ACCOUNT_MIN && /\d/.test(one) ? one : "";
  const phone = phoneSearch(typed);
  const names = [
    ...LINK_KINDS.filter(({ group }) => group !== "contact").map(({ toUrl, normalise }) =>
      linkKey(toUrl(normalise(typed))),
    ),
    ...readKeys(typed),
  ].filter((key) => key !== undefined);
  const url = urlKey(completeUrl(typed));
  return {
    exact: [...new Set([...phone.exact, ...names])],
    beginnings: [
      ...new Set([plain, ...phone.beginnings, ...(url ? [url] : []), ...(account ? [account] : [])]),
    ],
    account,
  };
}
