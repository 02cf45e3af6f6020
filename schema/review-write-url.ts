import { memoized } from "./memoized.ts";
import { parseUrl } from "./parse-url.ts";

const PLACE_ID = "ChIJ[A-Za-z0-9_-]{20,}";
const WHOLE_PLACE_ID = new RegExp(`^${PLACE_ID}$`);
const SOME_PLACE_ID = new RegExp(PLACE_ID);

/**
 * Completes a place's id, as Google's Place ID Finder shows it, to the address where the place is reviewed. Other texts
 * stay as they are.
 */
export const completePlaceId = (typed: string): string =>
  WHOLE_PLACE_ID.test(typed) ? `https://search.google.com/local/writereview?placeid=${typed}` : typed;

/** Matches a site's domain and those it has in countries: `fr.tripadvisor.ca`, `tripadvisor.co.uk`, `fr-be.trustpilot.com`. */
const siteHost = (...names: string[]) =>
  new RegExp(
    String.raw`^(?:[a-z]{1,4}(?:-[a-z]{1,4})?\.)?(?:${names.join("|")})\.(?:com|[a-z]{2}|com?\.[a-z]{2})$`,
  );

/** What of a page's address becomes another where a review is written, as the sites' own links do. */
const REWRITES: readonly { host: RegExp; path: RegExp; written: string }[] = [
  { host: /^g\.page$/, path: /^\/r\/([\w-]+)(?:\/review)?\/?$/, written: "/r/$1/review" },
  {
    host: siteHost("tripadvisor"),
    path: /^(?:\/[\w-]+)?\/Attraction_Review-(g\d+-d\d+)-Reviews.*$/,
    written: "/UserReviewEdit-$1",
  },
  { host: siteHost("trustpilot"), path: /^\/review\/([^/]+)\/?$/, written: "/evaluate/$1" },
];

/**
 * Returns the address at which guests write a review on a platform. It is the given one where no other is known; a
 * rewritten one is https, without query and fragment.
 */
export const reviewWriteUrl = memoized((url: string): string => {
  const read = parseUrl(url);
  if (!read || read.port !== "") return url;
  const rewrite = REWRITES.find(({ host, path }) => host.test(read.hostname) && path.test(read.pathname));
  return rewrite ? `https://${read.hostname}${read.pathname.replace(rewrite.path, rewrite.written)}` : url;
});

const GOOGLE = siteHost("google");
const BOOKERS_ONLY = siteHost("getyourguide", "viator", "airbnb", "guruwalk");
/** Hosts of their short links, which apps share. */
const BOOKERS_SHORT = ["gyg.me", "abnb.me"];

/** What a guide sees there and guests don't: reviews to answer, bookings, figures. */
const OWN_HOSTS = [
  "business.google.com",
  "business.trustpilot.com",
  "businessapp.b2b.trustpilot.com",
  "supplier.getyourguide.com",
  "supplier.viator.com",
];
const OWN_PAGES: readonly { host: RegExp; path: RegExp }[] = [
  { host: siteHost("tripadvisor"), path: /^\/(?:Owners?|ManagementCenter|Manage)(?:[-/]|$)/i },
  { host: siteHost("airbnb"), path: /^\/hosting(?:\/|$)/i },
];

/** Returns whether an address is a guide's own page at a platform, where guests would be asked for a password. */
const isOwnPage = ({ hostname, pathname }: URL): boolean =>
  OWN_HOSTS.includes(hostname) ||
  OWN_PAGES.some(({ host, path }) => host.test(hostname) && path.test(pathname));

/** Returns whether an address of Google shows a place on the map, and not how to review it. */
function isMapEntry({ hostname, pathname, href }: URL): boolean {
  const isMap =
    hostname === "maps.app.goo.gl" ||
    (hostname === "goo.gl" && pathname.startsWith("/maps/")) ||
    (hostname === "g.page" && !pathname.startsWith("/r/")) ||
    (GOOGLE.test(hostname) && (hostname.startsWith("maps.") || /^\/maps(?:\/|$)/.test(pathname)));
  return isMap && !SOME_PLACE_ID.test(href);
}

/**
 * Returns what keeps guests from writing a review at a platform's address: it is the guide's own page there, it leads to
 * the map, or only guests who booked there may; null where nothing is known to.
 */
export function reviewObstacle(url: string): "own" | "map" | "bookers-only" | null {
  const read = parseUrl(url);
  if (!read) return null;
  if (isOwnPage(read)) return "own";
  if (BOOKERS_ONLY.test(read.hostname) || BOOKERS_SHORT.includes(read.hostname)) return "bookers-only";
  return isMapEntry(read) ? "map" : null;
}
