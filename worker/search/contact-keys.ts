import { exposureOf } from "#payment-codes/exposure.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { openLink } from "#payment-codes/links.ts";
import { foldNumber } from "#schema/digits.ts";
import { byLinkField, LINK_KINDS, linkDigits, type LinkField } from "#schema/links.ts";
import { decodePercent, parseUrl } from "#schema/parse-url.ts";
import { dialledDigits } from "#schema/phone-number.ts";
import { isWebUrl } from "#schema/web-url.ts";
import { plainText } from "./terms.ts";

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
export const phoneKey = (digits: string): string => `#${[...digits.replace(/^0+/, "")].reverse().join("")}`;

/** What apps add to an address when it is shared. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igsh|igshid|si|mibextid)$/i;

/** Returns the key of a web address: without its scheme, a host's first part that says nothing, tracking and case. */
export function urlKey(address: string): string | undefined {
  const url = parseUrl(address);
  if (!url || !isWebUrl(address)) return undefined;
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const path = decodePercent(url.pathname).replace(/\/{1,9}$/, "");
  const search = query.length === 0 ? "" : `?${query.map((pair) => pair.join("=")).join("&")}`;
  return `${url.hostname.replace(/^(?:www|m|mobile)\./, "")}${path}${search}`.toLowerCase();
}

/** Returns the key of what a link opens. */
export function linkKey(url: string | null): string | undefined {
  if (url === null) return undefined;
  const digits = linkDigits(url);
  if (digits !== "") return phoneKey(digits);
  return url.startsWith("mailto:") ? decodePercent(url.slice(7)).toLowerCase() : urlKey(url);
}

/** Writes an account's number, or a bank's code, without what people put between its signs. */
export const compact = (typed: string): string =>
  foldNumber(typed)
    .toLowerCase()
    .replace(/[\s.,/_-]/g, "");

/** Returns the key of a way to be paid. */
export function wayKey({ kind, value }: PageContacts["ways"][number]): string | undefined {
  const digits = exposureOf({ kind, value }) === "phone" ? dialledDigits(value) : "";
  if (digits !== "") return phoneKey(digits);
  const opened = openLink({ kind, value }, "");
  if (opened) return urlKey(opened.url);
  return value.includes("@") ? value.toLowerCase() : compact(value);
}

/** Lists the words of a text, written as searches compare them. */
export const wordsOf = (text: string): string[] =>
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
