import { appLanguage } from "./t.ts";

/** Texts as a list in the app's language, without a word between them: "Bio, Page address". */
export const listed = (texts: readonly string[]): string =>
  new Intl.ListFormat(appLanguage(), { type: "unit" }).format(texts);
