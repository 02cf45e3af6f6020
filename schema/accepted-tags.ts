import { hyphenated } from "#locales/languages.ts";

/**
 * Lists the tags of an Accept-Language header (RFC 9110), most preferred first. Skips malformed parts, but for a weight
 * without its zero, and a tag as systems write it: `fr;q=.9`, `de_AT`.
 */
export function acceptedTags(header: string): string[] {
  return header
    .split(",")
    .flatMap((part) => {
      const [, tag, q = "1"] =
        /^\s*([a-z]{1,8}(?:[-_][a-z\d]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d*)?|\.\d+|1(?:\.0*)?)\s*)?$/i.exec(
          part,
        ) ?? [];
      return tag !== undefined && Number(q) > 0 ? [{ tag: hyphenated(tag), weight: Number(q) }] : [];
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
