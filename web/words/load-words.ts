import type { Area } from "./areas.ts";
import { learn, speak } from "./t.ts";

/** Names the files of the app's language, by area, in a document that isn't English. */
const ATTRIBUTE = "data-words";

type Files = Partial<Record<Area, string>>;

/** The attribute that tells a document's scripts where the words of its language are. */
export const wordsAttribute = (files: Files): string =>
  `${ATTRIBUTE}="${Object.entries(files).flat().join(" ")}"`;

function wordsIn(document: Document): Map<string, string> {
  const parts = document.documentElement.getAttribute(ATTRIBUTE)?.split(" ") ?? [];
  return new Map(parts.flatMap((area, place) => (place % 2 === 0 ? [[area, parts[place + 1] ?? ""]] : [])));
}

/** Speaks the language of the document, with the reader's region in numbers and dates. */
export function speakAsDocument(): void {
  const { lang } = document.documentElement;
  const region = navigator.languages.find((wish) => wish === lang || wish.startsWith(`${lang}-`));
  speak(lang, region ?? lang);
}

/** Learns what areas say in the document's language; nothing where that is English, which the code has. */
export async function learnWords(areas: readonly Area[]): Promise<void> {
  const files = wordsIn(document);
  const { lang } = document.documentElement;
  await Promise.all(
    areas.map(async (area) => {
      const file = files.get(area);
      if (file === undefined) return;
      const { words } = await import(/* @vite-ignore */ file);
      learn(lang, words);
    }),
  );
}
