/** Stands in a booking link for the code of the guide whose page the guest comes from. */
export const GUIDE_PLACE = "{guide}";

type Parts = {
  /** up to the query */
  base: string;
  /** the query without its question mark; null without one */
  query: string | null;
  /** from # on; "" without one */
  fragment: string;
};

/** Takes a link apart so that its parts can be joined to the very same text, which a URL object would rewrite. */
function split(link: string): Parts {
  const end = link.indexOf("#") < 0 ? link.length : link.indexOf("#");
  const start = link.slice(0, end).indexOf("?");
  return {
    base: link.slice(0, start < 0 ? end : start),
    query: start < 0 ? null : link.slice(start + 1, end),
    fragment: link.slice(end),
  };
}

const join = ({ base, query, fragment }: Parts): string =>
  base + (query === null ? "" : `?${query}`) + fragment;

const hasBrace = (text: string): boolean => /[{}]/.test(text);

/** Returns whether a link names the guide: the place stands once, in the query, and there are no other braces. */
export function hasGuidePlace(link: string): boolean {
  const { query, ...rest } = split(link);
  const around = query?.split(GUIDE_PLACE) ?? [];
  return around.length === 2 && !hasBrace(rest.base + rest.fragment) && !around.some(hasBrace);
}

/** Returns whether all of a link's braces are the guide's place. */
export const isTemplate = (link: string): boolean => !hasBrace(link) || hasGuidePlace(link);

const nameOf = (parameter: string): string => parameter.split("=", 1)[0] ?? "";

/** Returns whether a query has a parameter of this name, as a server reads it. */
const hasParameter = (query: string, name: string): boolean => new URLSearchParams(query).has(name);

/** Adds parameters to the query, but for those that are there. */
function withParameters(link: string, parameters: string[]): string {
  const { query, ...rest } = split(link);
  const missing = parameters.filter((parameter) => !hasParameter(query ?? "", nameOf(parameter)));
  if (missing.length === 0) return link;
  const before = query === null || query === "" || query.endsWith("&") ? (query ?? "") : `${query}&`;
  return join({ ...rest, query: before + missing.join("&") });
}

type Tour = { externalLink: string; tagBookings: boolean };

/** Returns the link that a guide's guests open. `code`: the guide's booking code, or else the page's id. */
export function bookingLinkFor(code: string, { externalLink, tagBookings }: Tour): string {
  const link = hasGuidePlace(externalLink) ? externalLink.replace(GUIDE_PLACE, code) : externalLink;
  return tagBookings ? withParameters(link, ["utm_source=lanyard", `utm_campaign=${code}`]) : link;
}

/** Returns the link for those who come from no guide: without the parameter that names one. */
export function plainBookingLink(link: string): string {
  if (!hasGuidePlace(link)) return link;
  const { query, ...rest } = split(link);
  const others = query?.split("&").filter((parameter) => !parameter.includes(GUIDE_PLACE)) ?? [];
  return join({ ...rest, query: others.length > 0 ? others.join("&") : null });
}

/** FareHarbor's own parameter for who sent a guest. */
const FAREHARBOR_REF = `ref=${GUIDE_PLACE}`;

/** Returns a link to FareHarbor that says who sent the guest; null for other links, and for those that say it. */
export function namedForFareHarbor(link: string): string | null {
  if (!/^https?:\/\/(?:[\w-]{1,63}\.)*fareharbor\.com(?::\d{1,5})?(?:[/?#]|$)/i.test(link)) return null;
  const named = withParameters(link, [FAREHARBOR_REF]);
  return hasGuidePlace(named) && !hasGuidePlace(link) ? named : null;
}
