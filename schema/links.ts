import { foldDigits } from "./digits.ts";
import { parseUrl } from "./parse-url.ts";
import { readUsername, SERVICES } from "./usernames.ts";

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
  const read = (text: string) => readUsername(SERVICES[kind.field], text);
  return {
    ...kind,
    normalise: (typed) => read(typed) ?? typed.trim(),
    toUrl: (stored) => {
      const name = read(stored);
      if (name === null || name.startsWith("https://")) return name;
      return `https://${kind.prefix}${encodeURIComponent(name)}`;
    },
    newTab: true,
  };
};

/** Normalises to "+351 912…": adds the plus, or replaces 00 by it; empty stays empty. */
const plusNumber = (typed: string): string => {
  const rest = foldDigits(typed)
    .trim()
    .replace(/^tel:/i, "")
    .replace(/^(?:\+\s*)+/, "")
    .replace(/^00/, "")
    .trim();
  return rest === "" ? "" : `+${rest}`;
};

/** Calling codes behind which the first zero is dialled: Italy, San Marino, Ivory Coast, Gabon, Congo. Source: ITU E.164. */
const KEEPS_ZERO = /^(?:39|378|225|241|242)/;

/** Answers the digits of an international number. A zero in brackets is dialled where its country keeps it. */
function digits(stored: string): string {
  const number = plusNumber(stored);
  const zero = KEEPS_ZERO.test(number.replace(/\D/g, "")) ? "0" : "";
  return number.replace(/\(\s*0\s*\)/g, zero).replace(/\D/g, "");
}

const SENDING = /(?:(?:^|[\s/.])whatsapp\.com|whatsapp:\/)\/send\/?\?([^#\s]*)/i;
const SHORT = /(?:^|[\s/])wa\.me\/(\+?\d+)\/?(?:[?#\s]|$)/i;

/** Answers the number of WhatsApp's links; other texts stay. */
function whatsappNumber(typed: string): string {
  const text = foldDigits(typed).trim();
  const sent = new URLSearchParams(SENDING.exec(text)?.[1]).get("phone");
  return plusNumber(sent || SHORT.exec(text)?.[1] || text);
}

/** Answers the digits of a WhatsApp number; "" for what is none, such as a link to a message. */
const whatsappDigits = (stored: string): string => {
  const number = whatsappNumber(stored);
  return /[\p{L}@/:]/u.test(number) ? "" : digits(number);
};

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
    normalise: plusNumber,
    toUrl: (stored) => (digits(stored) === "" ? null : `tel:+${digits(stored)}`),
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
    normalise: (typed) => {
      const number = whatsappNumber(typed);
      return whatsappDigits(number) === "" ? typed.trim() : number;
    },
    toUrl: (stored) => (whatsappDigits(stored) === "" ? null : `https://wa.me/${whatsappDigits(stored)}`),
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
export const LINK_KINDS: readonly LinkKind[] = KINDS;

/** Makes an object with one value for each link kind, under the kind's field. */
export const byLinkField = <Value>(valueOf: (kind: LinkKind) => Value) =>
  Object.fromEntries(LINK_KINDS.map((kind) => [kind.field, valueOf(kind)])) as Record<LinkField, Value>;

/** Answers the link kind of a field. Throws for a field without one. */
export const linkKind = (field: LinkField): LinkKind => {
  const kind = LINK_KINDS.find((candidate) => candidate.field === field);
  if (!kind) throw new Error(`no link kind for ${field}`);
  return kind;
};

/** Answers a guide's filled links with their URLs. `group` "connect" means contact and social. */
export function filledLinks(guide: Record<LinkField, string>, group: "connect" | "payment") {
  return LINK_KINDS.flatMap((kind) => {
    const url = (kind.group === "payment") === (group === "payment") ? kind.toUrl(guide[kind.field]) : null;
    return url === null ? [] : [{ field: kind.field, label: kind.label, url, newTab: kind.newTab }];
  });
}
