import { checkPaymentWay } from "#payment-codes/check.ts";
import { exposureOf } from "#payment-codes/exposure.ts";
import type { PaymentKind, PaymentWay } from "#payment-codes/kinds.ts";
import { openLink } from "#payment-codes/links.ts";
import { foldNumber } from "#schema/digits.ts";
import { byLinkField, LINK_KINDS, linkDigits, type LinkField } from "#schema/links.ts";
import { decodePercent, parseUrl } from "#schema/parse-url.ts";
import { dialledDigits, readPhoneNumber } from "#schema/phone-number.ts";
import { trimEndOf, trimStartOf } from "#schema/trim.ts";
import { completeUrl, isWebUrl } from "#schema/web-url.ts";
import { BEHIND, plainText } from "./terms.ts";

// What a page says of how its guide is reached and paid, in one way of writing each, so that an admin finds it however
// it is written down: a number with its spaces, a link with its tracking, an account in groups of four.

/** The texts of a profile that have keys, by their columns, and its lists. */
export type PageContacts = Record<LinkField | "tipLink" | "callMe", string> & {
  ways: Pick<PaymentWay, "kind" | "value" | "holder">[];
  links: string[];
  platforms: string[];
};
/** Where a key comes from. `holders`: the names of those who are paid. */
export type ContactField = keyof PageContacts | "holders";
export type ContactKey = { field: ContactField; key: string };

/** The columns of a profile among them. */
export const CONTACT_COLUMNS = [
  ...LINK_KINDS.map(({ field }) => field),
  "tipLink",
  "callMe",
] as const satisfies (keyof PageContacts)[];

/** Returns the key of a phone number: its digits from the last to the first, because people leave out how it begins. */
const phoneKey = (digits: string): string => `#${[...digits.replace(/^0+/, "")].reverse().join("")}`;

/** What apps add to an address when it is shared. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igsh|igshid|si|mibextid)$/i;

/** Returns the key of a web address: without its scheme, a host's first part that says nothing, tracking and case. */
function urlKey(address: string): string | undefined {
  const url = parseUrl(address);
  if (!url || !isWebUrl(address)) return undefined;
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const path = decodePercent(url.pathname).replace(/\/{1,9}$/, "");
  const search = query.length === 0 ? "" : `?${query.map((pair) => pair.join("=")).join("&")}`;
  return `${url.hostname.replace(/^(?:www|m|mobile)\./, "")}${path}${search}`.toLowerCase();
}

/** Returns the key of what a link opens. */
function linkKey(url: string | null): string | undefined {
  if (url === null) return undefined;
  const digits = linkDigits(url);
  if (digits !== "") return phoneKey(digits);
  return url.startsWith("mailto:") ? decodePercent(url.slice(7)).toLowerCase() : urlKey(url);
}

/** Writes an account's number, or a bank's code, without what people put between its signs. */
const compact = (typed: string): string =>
  foldNumber(typed)
    .toLowerCase()
    .replace(/[\s.,/_-]/g, "");

function wayKey({ kind, value }: PageContacts["ways"][number]): string | undefined {
  const digits = exposureOf({ kind, value }) === "phone" ? dialledDigits(value) : "";
  if (digits !== "") return phoneKey(digits);
  const opened = openLink({ kind, value }, "");
  if (opened) return urlKey(opened.url);
  return value.includes("@") ? value.toLowerCase() : compact(value);
}

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

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/\s+/)
    .filter((word) => word !== "");
/** The most words of a name at which a search may begin. */
const NAME_WORDS = 5;
const nameKeys = (name: string): string[] => {
  const words = wordsOf(name);
  return words.slice(0, NAME_WORDS).map((_, from) => words.slice(from).join(" "));
};

const LINK_OF = byLinkField(
  ({ toUrl }) =>
    (stored: string) =>
      linkKey(toUrl(stored)),
);

/** Lists the keys of a profile, or of those of its texts that are given. */
export function contactKeys({ callMe, tipLink, ways, links, platforms, ...rest }: Partial<PageContacts>) {
  const found: [ContactField, (string | undefined)[]][] = [
    ...LINK_KINDS.map(({ field }): [ContactField, (string | undefined)[]] => [
      field,
      rest[field] === undefined ? [] : [LINK_OF[field](rest[field])],
    ]),
    ["tipLink", tipLink === undefined ? [] : [urlKey(tipLink)]],
    ["callMe", nameKeys(callMe ?? "")],
    ["ways", (ways ?? []).map(wayKey)],
    ["holders", (ways ?? []).flatMap(({ holder }) => nameKeys(holder ?? ""))],
    ["links", (links ?? []).map(urlKey)],
    ["platforms", (platforms ?? []).map(urlKey)],
  ];
  return found.flatMap(([field, keys]) =>
    [...new Set(keys)].flatMap((key): ContactKey[] =>
      key === undefined || key === "" ? [] : [{ field, key }],
    ),
  );
}

/** What a search is about, where it may be a contact: keys, and beginnings of keys. */
export type ContactSearch = {
  exact: string[];
  beginnings: string[];
  /** the search as one word, where it may be an account's number in groups; "" otherwise */
  account: string;
};

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
