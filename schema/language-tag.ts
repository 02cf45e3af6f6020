/** A BCP 47 tag, as the attribute `lang` takes it; "" where the language is unknown. */
export type WrittenLanguage = string;

/** Returns a tag's language without script and region: pt for pt-BR. */
export const primaryOf = (tag: WrittenLanguage): string => tag.split("-")[0] ?? "";

/** Returns the region of a tag (ISO 3166, or a UN area), which may have variants and extensions behind it: GB of en-GB-oxendict. */
export const regionOf = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{3})?(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?![a-z\d])/i.exec(tag)?.[1];
