import type { Area } from "#locales/account.ts";

/** The files of a language by area, and the file of the code that loads them. */
export type TextFiles = Partial<Record<Area | "page-texts", string>>;

/** The attribute with the files of the app's language, by area, in a document that isn't English. */
const ATTRIBUTE = "data-texts";

/** Returns the attribute that tells a document's scripts where the texts of its language are. */
export const textsAttribute = (files: TextFiles): string =>
  `${ATTRIBUTE}="${Object.entries(files).flat().join(" ")}"`;

/** Reads the files of the document's language by area; none in an English document. */
export function textsInDocument(): Map<string, string> {
  const parts = document.documentElement.getAttribute(ATTRIBUTE)?.split(" ") ?? [];
  return new Map(parts.flatMap((area, place) => (place % 2 === 0 ? [[area, parts[place + 1] ?? ""]] : [])));
}
