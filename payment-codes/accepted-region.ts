import { acceptedTags } from "#schema/accepted-tags.ts";
import { countryOf, type Country } from "#schema/country.ts";
import { regionOf } from "#schema/language-tag.ts";

/**
 * Returns the region of the first accepted language that has one. It skips en-US, which browsers send when no one has
 * chosen a language.
 */
export function acceptedRegion(acceptLanguage: string): Country | null {
  for (const tag of acceptedTags(acceptLanguage)) {
    const region = /^en-us$/i.test(tag) ? null : countryOf(regionOf(tag));
    if (region) return region;
  }
  return null;
}
