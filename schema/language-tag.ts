/** A BCP 47 tag, as the attribute `lang` takes it; "" where the language is unknown. */
export type WrittenLanguage = string;

/** Returns a tag's language without script and region: pt for pt-BR. */
export const primaryOf = (tag: WrittenLanguage): string => tag.split("-")[0] ?? "";
