import { GUIDE_PLACE, hasGuidePlace, join, split } from "./booking-link.ts";

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

/** FareHarbor's own parameter for who sent a guest. */
const FAREHARBOR_REF = `ref=${GUIDE_PLACE}`;

/** Returns a link to FareHarbor that says who sent the guest; null for other links, and for those that say it. */
export function namedForFareHarbor(link: string): string | null {
  if (!/^https?:\/\/(?:[\w-]{1,63}\.)*fareharbor\.com(?::\d{1,5})?(?:[/?#]|$)/i.test(link)) return null;
  const named = withParameters(link, [FAREHARBOR_REF]);
  return hasGuidePlace(named) && !hasGuidePlace(link) ? named : null;
}
