import { countryOf, type Country } from "#schema/country.ts";

/**
 * Returns the region of the first language that has one. It skips en-US, which browsers send when no one has chosen a
 * language.
 */
export function regionOf(acceptLanguage: string): Country | null {
  const tags = acceptLanguage.split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.trim().split(";");
    const quality = /^\s*q\s*=\s*([\d.]+)/i.exec(parameters.join(";"))?.[1];
    // Systems write de_AT.
    return { tag: tag.trim().replaceAll("_", "-"), quality: quality === undefined ? 1 : Number(quality) };
  });
  for (const { tag } of tags
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)) {
    if (/^en-us$/i.test(tag)) continue;
    const region = countryOf(/^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]);
    if (region) return region;
  }
  return null;
}
