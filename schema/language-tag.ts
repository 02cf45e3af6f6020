/** BCP 47, as `lang` takes it; "" where nobody knows. */
export type WrittenLanguage = string;

/** The language without script and region: pt of pt-BR. */
export const primaryOf = (tag: WrittenLanguage): string => tag.split("-")[0] ?? "";
