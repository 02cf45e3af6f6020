import { cleanLine } from "./clean-text.ts";
import { dropInvisible, foldDigits } from "./digits.ts";
import { decodePercent, parseUrl } from "./parse-url.ts";
import { trimEndOf, trimStartOf } from "./trim.ts";

/** A service's usernames. Sources: each service's help pages; the first parts of its addresses that are no person's. */
type Service = {
  /** the whole path of a person's address at each host, without slashes at its ends; the first group is the name */
  paths: Readonly<Record<string, RegExp>>;
  /** what may stand before a host */
  sub?: RegExp;
  shape: RegExp;
  /** paths of the service's own, which no one has as a name */
  reserved: string;
  /** the parameter of a payment's address that says the name */
  payee?: string;
  /** the path of an address that is kept as it is, of a company for instance */
  page?: RegExp;
};

const SUB = /^(?:(?:www|m|mobile|touch|account)\.)?$/;
const AMOUNT = String.raw`(?:\/[€$£]?\d[\d.,]{0,12}(?:[a-z]{0,3}|[€$£]))?`;
const PAYPAL_NAME = String.raw`([^/]+)${AMOUNT}$`;

const INSTAGRAM =
  /^(?:_u\/)?@?([^/]+)(?:\/(?:(?:p|reel|reels|tv)\/[^/]+|reels|reposts|tagged|guides|channel|feed|photos|live|followers|following))?$/;
const CASHTAG = /^\$+([^/]+)/;
const COFFEE =
  /^@?([^/]+)(?:\/(?:membership|memberships|extras|posts|gallery|shop|commissions|wishlist|about|goal|[a-z]\/[^/]+))?$/;

const PAYING =
  "qrcodes qr q code codes donate donation donations webapps cgi-bin invoice invoicerequest myaccount signin sign-in signup sign-up login logout my u p w i s c d pay payment payments paywithvenmo send request paypalme activity authflow ncp pools home help legal about business account accounts settings app apps share grab setup terms pricing faq favicon index api auth oauth static search security invite referral support contact privacy blog press careers developer developers download launch create profile manage onboarding paypal";

export const SERVICES = {
  instagram: {
    paths: { "instagram.com": INSTAGRAM, "instagr.am": INSTAGRAM, "ig.me": /^m\/([^/]+)$/ },
    sub: /^(?:(?:www|m|mobile|touch|[a-z]{2}(?:-[a-z]{2})?)\.)?$/,
    shape: /^(?!.*[.]{2})(?!\d{7,}$)[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/i,
    reserved:
      "a n j m p s t tv ar qr _n _u reel reels explore stories share accounts direct about legal developer developers web channel invites nametag audio reels_audio popular topics locations hashtag login signup emailsignup ads oauth graphql api challenge lite download press business help privacy terms directory session media create your_activity notifications archive saved create_story blog jobs static images embed language shop professional hacked settings search support instagram",
  },
  tiktok: {
    // Behind '@' stands a name alone; without it a name is all there is.
    paths: {
      "tiktok.com": /^(?:(?:(?:[a-z]{2}(?:-[a-z]{2,4})?|amp)\/)?@|(?=[^/]+$))([^/@]+)(?:\/.*)?$/i,
    },
    sub: /^(?:(?:www|m)\.)?$/,
    shape: /^(?=.*[a-z_.])[a-z0-9._]{1,23}[a-z0-9_]$/i,
    reserved:
      "t v foryou following friends explore discover live tag music video embed share login logout signup upload about legal place channel en search h5 shop view business node link amp effect sticker messages inbox profile redirect creators qr download trending player oembed forgot setting settings coin transparency auth passport api feedback safety community-guidelines ads studio tiktokstudio creator-center question playlist collection photo notifications activity wallet security games browse drafts tiktok",
  },
  linkedin: {
    paths: { "linkedin.com": /^(?:(?:mwlite|mwlite\/me|m|comm)\/)?in\/([^/]+)/i },
    sub: /^(?:(?:www|m|mobile|touch|[a-z]{2})\.)?$/,
    page: /^(?:(?:mwlite|comm)\/)?(company|school|showcase)\/([^/]+)/i,
    shape: /^(?=.*\p{L})[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\uFE0F_’-]{3,100}$/u,
    reserved:
      "in pub feed company school showcase jobs posts pulse learning groups messaging mynetwork share sharing edit unavailable setup new admin create login signup authwall notifications newsletters events services products talent sales profile linkedin",
  },
  paypalLink: {
    paths: {
      "paypal.me": new RegExp(`^@?${PAYPAL_NAME}`, "i"),
      // PayPal's own site has names behind paypalme/ only, in the pages of any country.
      "paypal.com": new RegExp(
        String.raw`^(?:[a-z][a-z0-9]{1,5}(?:[-_][a-z]{2,4})?\/)?paypalme\/${PAYPAL_NAME}`,
        "i",
      ),
    },
    shape: /^(?=.*[a-z])[a-z0-9]{1,20}$/i,
    reserved: PAYING,
  },
  venmoLink: {
    paths: { "venmo.com": /^(?:u\/)?@?([^/]+)$/i },
    payee: "recipients",
    shape: /^(?=.*[a-z])[a-z0-9_-]{5,30}$/i,
    reserved: `${PAYING} story stories checkout touch resources groups statement statements incomplete transactions profiles user users credit-card creditcard credit debit-card teens charities go crypto feed friends notifications venmo payment-link payment-links cashout our-fees fees how-it-works offers rewards transfer cards forgot-password contact-us user-agreement getpaid`,
  },
  cashappLink: {
    paths: { "cash.app": CASHTAG, "cash.me": CASHTAG },
    shape: /^(?=.*[a-z])[a-z0-9_-]{1,20}$/i,
    reserved: `${PAYING} cashapp cash`,
  },
  buyMeACoffeeLink: {
    paths: { "buymeacoffee.com": COFFEE, "coff.ee": COFFEE, "bmc.link": COFFEE },
    shape: /^(?=.*[a-z])[a-z0-9_-](?:[a-z0-9._-]{0,48}[a-z0-9_-])$/i,
    reserved: `${PAYING} explore-creators explore dashboard membership memberships posts extras creators privacy-policy widget studio gifting gift supporters notifications shop wishlist brand buttons messages integrations payouts referrals l e index.php discover wallet billing buymeacoffee`,
  },
} as const satisfies Record<string, Service>;

/**
 * Addresses of sites, which are pasted where a name with a full stop could stand as well; '@' before it says that it is a
 * name. Endings of countries and of trades (`.pt`, `.tours`) are common in names.
 */
export const SITE =
  /^www\.|\.(?:com|net|org|info|biz)$|(?:^|\.)(?:paypal\.me|cash\.me|wa\.me|t\.me|ig\.me|fb\.me|revolut\.me|coff\.ee|linktr\.ee|bmc\.link|instagr\.am|lnkd\.in)$/i;

/** More than any address of a profile has with what its service adds for statistics. */
const TYPED_MAX = 2048;

/** Returns a name that the service may have given, with digits as it writes them; null for what is none. */
function nameOf({ shape, reserved }: Service, typed = ""): string | null {
  const name = [typed, foldDigits(typed)].find((text) => shape.test(text)) ?? "";
  return name === "" || reserved.split(" ").includes(name.toLowerCase()) ? null : name;
}

/** An address at one of a service's hosts. */
type Address = { path: string; pattern: RegExp; query: URLSearchParams; host: string };

/** Reads an address at one of the service's hosts; null for other texts. */
function addressOf({ paths, sub = SUB }: Service, word: string): Address | null {
  const url = parseUrl(/^[a-z]+:/i.test(word) ? word : `https://${trimStartOf(word, /\//)}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username || url.password) return null;
  const written = url.hostname.replace(/\.$/, "");
  const host = Object.keys(paths).find((name) => written === name || written.endsWith(`.${name}`));
  const pattern = host && paths[host];
  if (!pattern || !sub.test(written.slice(0, -host.length))) return null;
  const path = trimEndOf(trimStartOf(cleanLine(decodePercent(url.pathname)), /[/ ]/), /[),.;!/]/);
  return { host, path, pattern, query: url.searchParams };
}

/** What a company's address may hold behind its kind. */
const PAGE_SHAPE = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\uFE0F_.&'’()-]{1,70}$/u;

/** Reads the one name that a payment's address says; undefined where it is no such address. */
function payeeOf({ payee }: Service, path: string, query: URLSearchParams): string | undefined {
  if (payee === undefined || !/^(?:pay|payment-link)?$/i.test(path) || !query.has(payee)) return undefined;
  const names = query.getAll(payee).flatMap((value) => value.split(",").filter(Boolean));
  const isCharge = query.get("txn")?.toLowerCase() === "charge";
  return names.length === 1 && !isCharge ? names[0]?.replace(/^@/, "") : "";
}

/** Reads the name that an address says, or the address itself where it is kept; null where it says none. */
function nameAt(service: Service, { host, path, pattern, query }: Address): string | null {
  const [, kind, slug = ""] = service.page?.exec(path) ?? [];
  if (kind) {
    const page = nameOf({ ...service, shape: PAGE_SHAPE }, slug);
    return page && `https://${host}/${kind.toLowerCase()}/${page}`;
  }
  return nameOf(service, payeeOf(service, path, query) ?? pattern.exec(path)?.[1]);
}

/** Cuts what stands around a word in a sentence: brackets, quotation marks, the marks of its end, a word glued before. */
const bare = (word: string): string =>
  trimEndOf(trimStartOf(word, /[<([{"'“‘«„‹「『（]/), /[>)\]}"'”’»›」』），。、,.;:!?]/).replace(
    /^[\p{L}.]+[:：](?=https?:\/\/)/iu,
    "",
  );

/** Reads a word that isn't a whole address: a name, or the path that the field's prefix leads to. */
function nameIn(service: Service, word: string): string | null {
  const isSite = !word.startsWith("@") && SITE.test(word);
  const [host = ""] = Object.keys(service.paths);
  const address = /^[^.]*\//.test(word) ? addressOf(service, `${host}/${word.replace(/^\//, "")}`) : null;
  if (address) return nameAt(service, address);
  const sign = host === "cash.app" ? /^[@$＠＄]+/ : /^[@＠]+/;
  return isSite ? null : nameOf(service, word.replace(sign, ""));
}

/**
 * Reads a username from what was typed or pasted: a name, its address, or an address with words around it as apps share
 * it. Returns null where there is none, and never makes another name of it.
 */
export function readUsername(service: Service, typed: string): string | null {
  // What an app shortens ends in points, and isn't whole.
  if (typed.length > TYPED_MAX || /\.\.(?:\s|$)/.test(typed)) return null;
  const words = dropInvisible(typed).trim().split(/\s+/).map(bare);
  const addresses = words.flatMap((word) => addressOf(service, word) ?? []);
  const paths = addresses.filter(({ path, query }) => path !== "" || query.has(service.payee ?? ""));
  const names = paths.map((address) => nameAt(service, address));
  if (new Set(names.map((name) => name?.toLowerCase())).size === 1) return names[0] ?? null;
  const [word = "", ...others] = words;
  return addresses.length > 0 || others.length > 0 ? null : nameIn(service, word);
}
