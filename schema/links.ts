import { memoized } from "./memoized.ts";
import { parseUrl } from "./parse-url.ts";
import { dialledDigits, readBusinessLink, readPhoneNumber } from "./phone-number.ts";
import { SERVICES, SITE } from "./username-services.ts";
import { readUsername, saysNothing } from "./usernames.ts";

/** One kind of link: its field, and how it is stored and opened. Sources: each service's help pages, RFC 3966, RFC 6068. */
type Kind<Field extends string> = {
  /** its field of a guide, which is the column's name too */
  field: Field;
  label: string;
  group: "contact" | "social" | "payment";
  /** the text before the input, which the typed part completes; "" where the full link is required */
  prefix: string;
  /** reduces typed or pasted text to the stored form */
  normalise: (typed: string) => string;
  /** the URL to open, or null when the stored text can't be one */
  toUrl: (stored: string) => string | null;
  /** web links open in a new tab; tel: and mailto: in place */
  newTab: boolean;
};

const kind = <const Field extends string>(row: Kind<Field>): Kind<Field> => row;

type Handle<Field extends string> = Pick<Kind<Field>, "field" | "label" | "prefix"> & {
  group: "social" | "payment";
};

const handle = <const Field extends keyof typeof SERVICES>(kind: Handle<Field>): Kind<Field> => {
  const service = SERVICES[kind.field];
  const read = (text: string) => readUsername(service, text);
  return {
    ...kind,
    normalise: (typed) => {
      const name = read(typed);
      // A name that could be a site's as well, or mean that there is none, is kept with its address.
      return name !== null && !name.startsWith("https://") && (SITE.test(name) || saysNothing(service, name))
        ? `https://${kind.prefix}${name}`
        : (name ?? typed.trim());
    },
    toUrl: (stored) => {
      const name = read(stored);
      if (name === null) return null;
      if (name.startsWith("https://")) return parseUrl(name)?.href ?? null;
      return `https://${kind.prefix}${encodeURIComponent(name)}`;
    },
    newTab: true,
  };
};

/** The fewest digits of an international number with an account of WhatsApp; a phone may have a short number. */
const CHAT_DIGITS_MIN = 6;

/** Reads a number as readPhoneNumber does; null for one that is too short for WhatsApp. */
function chatNumber(typed: string): string | null {
  const number = readPhoneNumber(typed);
  return number && dialledDigits(number).length < CHAT_DIGITS_MIN ? null : number;
}

const fullLink = <const Field extends string>(field: Field, label: string): Kind<Field> => ({
  field,
  label,
  group: "payment",
  prefix: "",
  normalise: (typed) => typed.trim(),
  toUrl: (stored) => (/^https?:\/\//i.test(stored) ? (parseUrl(stored)?.href ?? null) : null),
  newTab: true,
});

const KINDS = [
  kind({
    field: "email",
    label: "Email",
    group: "contact",
    prefix: "mailto:",
    normalise: (typed) => typed.trim().replace(/^mailto:/i, ""),
    toUrl: (stored) => {
      const at = stored.lastIndexOf("@");
      return at < 1
        ? null
        : `mailto:${encodeURIComponent(stored.slice(0, at))}@${encodeURIComponent(stored.slice(at + 1))}`;
    },
    newTab: false,
  }),
  kind({
    field: "phone",
    label: "Phone",
    group: "contact",
    prefix: "tel:",
    normalise: (typed) => readPhoneNumber(typed) ?? typed.trim(),
    toUrl: (stored) => {
      const number = readPhoneNumber(stored);
      return number ? `tel:+${dialledDigits(number)}` : null;
    },
    newTab: false,
  }),
  handle({
    field: "instagram",
    label: "Instagram",
    group: "social",
    prefix: "instagram.com/",
  }),
  handle({
    field: "tiktok",
    label: "TikTok",
    group: "social",
    prefix: "tiktok.com/@",
  }),
  kind({
    field: "whatsapp",
    label: "WhatsApp",
    group: "social",
    prefix: "wa.me/",
    normalise: (typed) => chatNumber(typed) ?? readBusinessLink(typed) ?? typed.trim(),
    toUrl: (stored) => {
      const number = chatNumber(stored);
      return number ? `https://wa.me/${dialledDigits(number)}` : readBusinessLink(stored);
    },
    newTab: true,
  }),
  handle({
    field: "linkedin",
    label: "LinkedIn",
    group: "social",
    prefix: "linkedin.com/in/",
  }),
  handle({
    field: "paypalLink",
    label: "PayPal",
    group: "payment",
    prefix: "paypal.me/",
  }),
  handle({
    field: "venmoLink",
    label: "Venmo",
    group: "payment",
    prefix: "venmo.com/",
  }),
  fullLink("zelleLink", "Zelle"),
  fullLink("stripeLink", "Stripe"),
  handle({
    field: "cashappLink",
    label: "Cash App",
    group: "payment",
    prefix: "cash.app/$",
  }),
  handle({
    field: "buyMeACoffeeLink",
    label: "Buy Me A Coffee",
    group: "payment",
    prefix: "buymeacoffee.com/",
  }),
] as const;

export type LinkField = (typeof KINDS)[number]["field"];
export type LinkKind = Kind<LinkField>;

/**
 * All link kinds, in the order of forms and pages. A new row is all that a new kind needs: field, rule, column (`npm
 * run db:generate`), form and page follow it.
 */
export const LINK_KINDS: readonly LinkKind[] = KINDS.map((kind) => ({
  ...kind,
  toUrl: memoized(kind.toUrl),
}));

/** Returns an object with one value for each link kind, under the kind's field. */
export const byLinkField = <Value>(valueOf: (kind: LinkKind) => Value) =>
  Object.fromEntries(LINK_KINDS.map((kind) => [kind.field, valueOf(kind)])) as Record<LinkField, Value>;

/** Returns the link kind of a field. Throws for a field without one. */
export const linkKind = (field: LinkField): LinkKind => {
  const kind = LINK_KINDS.find((candidate) => candidate.field === field);
  if (!kind) throw new Error(`no link kind for ${field}`);
  return kind;
};

/** Returns the digits of the number that a link of a phone or of WhatsApp opens, without '+'; "" where it says none. */
export const linkDigits = (url: string | null): string =>
  /^(?:tel:\+|https:\/\/wa\.me\/)(\d+)$/.exec(url ?? "")?.[1] ?? "";

/** Returns a guide's filled links with their URLs. `group` "connect" means contact and social. */
export function filledLinks(guide: Record<LinkField, string>, group: "connect" | "payment") {
  return LINK_KINDS.flatMap((kind) => {
    const url = (kind.group === "payment") === (group === "payment") ? kind.toUrl(guide[kind.field]) : null;
    return url === null ? [] : [{ field: kind.field, label: kind.label, url, newTab: kind.newTab }];
  });
}

/** Lists the labels of a guide's links that lead no one to the guide: earlier rules have stored them. */
export const wrongLinkLabels = (guide: Record<LinkField, string>): string[] =>
  LINK_KINDS.flatMap(({ field, label, toUrl }) =>
    guide[field] !== "" && toUrl(guide[field]) === null ? [label] : [],
  );
