import { perLanguage } from "./per-language.ts";

const list = perLanguage((language) => new Intl.ListFormat(language, { type: "unit" }));
const shortList = perLanguage((language) => new Intl.ListFormat(language, { type: "unit", style: "short" }));

/** Joins texts as a list in the app's language: "Bio, Page address". */
export const listed = (texts: readonly string[]): string => list().format(texts);

/** Returns the same list in parts, for elements: "element" for each text, "literal" for what is between two. */
export const listedParts = (texts: readonly string[]) => list().formatToParts(texts);

/** Joins texts as a short list, for a narrow line. */
export const listedShort = (texts: readonly string[]): string => shortList().format(texts);
