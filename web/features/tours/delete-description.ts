import type { Tour } from "#schema/tour.ts";

const LIST = new Intl.ListFormat("en");

const leaving = (profiles: string[] | undefined): string => {
  if (profiles === undefined) return "leaves the profiles that show it";
  if (profiles.length === 0) return "is on none of your profiles";
  return `leaves the ${profiles.length === 1 ? "profile" : "profiles"} of ${LIST.format(profiles)}`;
};

/** Describes what is lost with a tour. `profiles`: names of those that show it, undefined while they load. */
export const deleteDescription = (
  { title, imageUrl }: Pick<Tour, "title" | "imageUrl">,
  profiles: string[] | undefined,
): string =>
  `‘${title}’ ${imageUrl === null ? "goes" : "goes with its image"} and ${leaving(profiles)}. This cannot be undone.`;
