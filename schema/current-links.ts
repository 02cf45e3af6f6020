import type { WebLink } from "./web-links.ts";

/** Returns the links that guests see on a day of the profile's time zone. */
export const currentLinks = (links: WebLink[], today: string): WebLink[] =>
  links.filter(({ until }) => until === null || until >= today);
