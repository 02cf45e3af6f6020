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
export function split(link: string): Parts {
  const end = link.indexOf("#") < 0 ? link.length : link.indexOf("#");
  const start = link.slice(0, end).indexOf("?");
  return {
    base: link.slice(0, start < 0 ? end : start),
    query: start < 0 ? null : link.slice(start + 1, end),
    fragment: link.slice(end),
  };
}

/** Joins the parts of a link. */
export const join = ({ base, query, fragment }: Parts): string =>
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

/** Returns the link for those who come from no guide: without the parameter that names one. */
export function plainBookingLink(link: string): string {
  if (!hasGuidePlace(link)) return link;
  const { query, ...rest } = split(link);
  const others = query?.split("&").filter((parameter) => !parameter.includes(GUIDE_PLACE)) ?? [];
  return join({ ...rest, query: others.length > 0 ? others.join("&") : null });
}
