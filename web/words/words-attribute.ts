import type { Area } from "./areas.ts";

/** The files of a language by area, and the code that learns them. */
export type WordsFiles = Partial<Record<Area | "page-words", string>>;

/** Names the files of the app's language, by area, in a document that isn't English. */
const ATTRIBUTE = "data-words";

/** The attribute that tells a document's scripts where the words of its language are. */
export const wordsAttribute = (files: WordsFiles): string =>
  `${ATTRIBUTE}="${Object.entries(files).flat().join(" ")}"`;

/** The files of the document's language by area; none in an English one. */
export function wordsInDocument(): Map<string, string> {
  const parts = document.documentElement.getAttribute(ATTRIBUTE)?.split(" ") ?? [];
  return new Map(parts.flatMap((area, place) => (place % 2 === 0 ? [[area, parts[place + 1] ?? ""]] : [])));
}
