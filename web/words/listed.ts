import { perLanguage } from "./per-language.ts";

const list = perLanguage((language) => new Intl.ListFormat(language, { type: "unit" }));

/** Texts as a list in the app's language: "Bio, Page address". */
export const listed = (texts: readonly string[]): string => list().format(texts);

/** The same list in its parts, for elements: "element" for each text, "literal" for what is between two. */
export const listedParts = (texts: readonly string[]) => list().formatToParts(texts);
