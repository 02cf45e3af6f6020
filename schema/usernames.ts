import { cleanLine } from "./clean-text.ts";
import { foldDigits } from "./digits.ts";
import { trimEndOf } from "./trim.ts";

/** A service's usernames. Sources: each service's help pages; the first parts of its addresses that are no person's. */
type Service = {
  hosts: readonly string[];
  /** the patterns of what stands before a host */
  sub?: RegExp;
  /** the name in an address's path, without the leading slash */
  path: RegExp;
  shape: RegExp;
  /** paths of the service's own, which nobody has as a name */
  own: string;
  /** the pattern of addresses that are kept as they are */
  page?: RegExp;
};

const SUB = /^(?:www|m|mobile|touch|account)\.$/;
const FIRST = /^[@$]*([^/]+)/;
const PAYING =
  "qrcodes qr code codes donate donation donations webapps cgi-bin invoice invoicerequest myaccount signin signup login logout my u p pay payment send request paypalme activity authflow ncp pools home help legal about business account settings app apps share";

export const SERVICES = {
  instagram: {
    hosts: ["instagram.com", "instagr.am"],
    path: /^(?:_u\/)?@?([^/]+)/,
    shape: /^(?!.*[.]{2})(?!\d{7,}$)[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/i,
    own: "p reel reels tv explore stories share s accounts direct about legal developer web qr ar channel _u",
  },
  tiktok: {
    hosts: ["tiktok.com"],
    path: FIRST,
    shape: /^(?=.*[a-z_.])[a-z0-9._]{1,23}[a-z0-9_]$/i,
    own: "t foryou following explore discover live tag music video embed share login signup upload about legal place channel en",
  },
  linkedin: {
    hosts: ["linkedin.com"],
    sub: /^(?:(?:www|m|mobile|touch|[a-z]{2})\.)$/,
    path: /^(?:mwlite\/|m\/)?in\/([^/]+)/i,
    page: /^(?:mwlite\/)?((?:company|school|showcase)\/[^/]+)/i,
    shape: /^(?=.*\p{L})[\p{L}\p{M}\p{N}_’-]{3,100}$/u,
    own: "in pub feed company school showcase jobs posts pulse learning groups messaging mynetwork share sharing",
  },
  paypalLink: {
    hosts: ["paypal.me", "paypal.com"],
    path: /^(?:(?:[a-z]{2}(?:[-_][a-z]{2})?\/)?paypalme\/)?([^/]+)/i,
    shape: /^(?=.*[a-z])[a-z0-9]{1,20}$/i,
    own: PAYING,
  },
  venmoLink: {
    hosts: ["venmo.com"],
    path: /^(?:u\/)?@?([^/]+)/i,
    shape: /^(?=.*[a-z])[a-z0-9_-]{5,30}$/i,
    own: PAYING,
  },
  cashappLink: {
    hosts: ["cash.app", "cash.me"],
    path: /^\$([^/]+)/,
    shape: /^[a-z][a-z0-9_-]{0,19}$/i,
    own: PAYING,
  },
  buyMeACoffeeLink: {
    hosts: ["buymeacoffee.com", "coff.ee"],
    path: /^([^/]+)/,
    shape: /^(?=.*[a-z])[a-z0-9._-]{2,50}$/i,
    own: `${PAYING} explore-creators explore dashboard membership posts extras creators faq contact terms privacy-policy`,
  },
} as const satisfies Record<string, Service>;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** More than any address of a profile has with what its service adds for statistics. */
const TYPED_MAX = 2048;

const nameOf = ({ shape, own }: Service, name: string | undefined): string | null =>
  name !== undefined && shape.test(name) && !own.split(" ").includes(name.toLowerCase()) ? name : null;

/** Answers the path of an address at one of the service's hosts; null for other texts. */
function pathAt({ hosts, sub = SUB }: Service, text: string): { host: string; path: string } | null {
  const [, full = "", rest = ""] = /^(?:https?:\/\/)?([a-z0-9.-]+)\/(.*)$/i.exec(text) ?? [];
  const said = full.toLowerCase();
  const host = hosts.find((known) => said === known || said.endsWith(`.${known}`));
  if (!host || (said !== host && !sub.test(said.slice(0, -host.length)))) return null;
  return { host, path: trimEndOf(cleanLine(decoded(rest.replace(/[?#].*/s, ""))), /[),.;!]/) };
}

/**
 * Reads a username from what was typed or pasted: a name, its address, or an address with words around it as apps share
 * it. Answers null where there is none, and never makes another name of it.
 */
export function readUsername(service: Service, typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  const words = foldDigits(typed).trim().split(/\s+/);
  const links = words.filter((word) => pathAt(service, word) !== null);
  const [text = ""] = links.length === 1 ? links : words;
  if (links.length !== 1 && words.length > 1) return null;
  const at = pathAt(service, text);
  if (at === null) return nameOf(service, text.replace(/^[@$]+/, ""));
  const page = service.page?.exec(at.path)?.[1];
  if (page) return `https://${at.host}/${encodeURI(page)}`;
  // PayPal's own site has names behind paypalme/ only.
  if (at.host === "paypal.com" && !/^(?:[^/]+\/)?paypalme\//i.test(at.path)) return null;
  return nameOf(service, service.path.exec(at.path)?.[1]);
}
