import { perLanguage } from "./per-language.ts";

/** Languages in which a list of units has a space between two, or nothing: "PayPalCash App". */
const WITHOUT_COMMAS = /^(?:ja|ko|th|tr|zh)\b/;
const inStyle = (style: "long" | "short") =>
  perLanguage((language) => {
    const type = WITHOUT_COMMAS.test(language) ? "conjunction" : "unit";
    return new Intl.ListFormat(language, { type, style });
  });
const list = inStyle("long");
const shortList = inStyle("short");

/** Joins texts as a list in the app's language: "Bio, Page address". */
export const listed = (texts: readonly string[]): string => list().format(texts);

/** Returns the same list in parts, for elements: "element" for each text, "literal" for what is between two. */
export const listedParts = (texts: readonly string[]) => list().formatToParts(texts);

/** Joins texts as a short list, for a narrow line. */
export const listedShort = (texts: readonly string[]): string => shortList().format(texts);
