import { parseUrl } from "./parse-url.ts";

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

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Makes a normaliser that reduces a pasted profile URL of one of `hosts`, a leading @ or $, and spaces to the username. */
const username =
  (hosts: readonly string[], path = "") =>
  (typed: string): string => {
    const text = typed.replace(/\s+/g, "");
    const [, host = "", rest = ""] =
      /^(?:https?:\/\/)?(?:www\.|m\.|mobile\.|account\.)?([^/]+)\/(.*)$/i.exec(text) ?? [];
    if (!hosts.includes(host.toLowerCase())) return text.replace(/^[@$]+/, "");
    const own = rest.replace(/[?#].*/s, "").replace(new RegExp(`^${path}`, "i"), "");
    return decoded(own.split("/")[0] ?? "").replace(/^[@$]+/, "");
  };

type Handle<Field extends string> = {
  field: Field;
  label: string;
  group: "social" | "payment";
  prefix: string;
  hosts: string[];
  path?: string;
};

const handle = <const Field extends string>({ hosts, path, ...kind }: Handle<Field>): Kind<Field> => ({
  ...kind,
  normalise: username(hosts, path),
  toUrl: (stored) => {
    const name = username(hosts, path)(stored);
    return name === "" ? null : `https://${kind.prefix}${encodeURIComponent(name)}`;
  },
  newTab: true,
});

/** Normalises to "+351 912…": adds the plus, or replaces 00 by it; empty stays empty. */
const plusNumber = (typed: string): string => {
  const rest = typed
    .trim()
    .replace(/^(?:\+\s*)+/, "")
    .replace(/^00/, "")
    .trim();
  return rest === "" ? "" : `+${rest}`;
};

/** Answers the digits of an international number, without a trunk zero in brackets, which is not dialled from abroad. */
const digits = (stored: string): string => plusNumber(stored).replace(/\(0\)/g, "").replace(/\D/g, "");

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
    hosts: ["instagram.com", "instagr.am"],
  }),
  handle({
    field: "tiktok",
    label: "TikTok",
    group: "social",
    prefix: "tiktok.com/@",
    hosts: ["tiktok.com"],
  }),
  kind({
    field: "whatsapp",
    label: "WhatsApp",
    group: "social",
    prefix: "wa.me/",
    normalise: (typed) =>
      plusNumber(typed.replace(/^(?:https?:\/\/)?(?:www\.)?wa\.me\//i, "").replace(/\?.*/s, "")),
    toUrl: (stored) => (digits(stored) === "" ? null : `https://wa.me/${digits(stored)}`),
    newTab: true,
  }),
  handle({
    field: "linkedin",
    label: "LinkedIn",
    group: "social",
    prefix: "linkedin.com/in/",
    hosts: ["linkedin.com"],
    path: "in/",
  }),
  handle({
    field: "paypalLink",
    label: "PayPal",
    group: "payment",
    prefix: "paypal.me/",
    hosts: ["paypal.me", "paypal.com"],
    path: "paypalme/",
  }),
  handle({
    field: "venmoLink",
    label: "Venmo",
    group: "payment",
    prefix: "venmo.com/",
    hosts: ["venmo.com"],
    path: "u/",
  }),
  fullLink("zelleLink", "Zelle"),
  fullLink("stripeLink", "Stripe"),
  handle({
    field: "cashappLink",
    label: "Cash App",
    group: "payment",
    prefix: "cash.app/$",
    hosts: ["cash.app"],
  }),
  handle({
    field: "buyMeACoffeeLink",
    label: "Buy Me A Coffee",
    group: "payment",
    prefix: "buymeacoffee.com/",
    hosts: ["buymeacoffee.com"],
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
