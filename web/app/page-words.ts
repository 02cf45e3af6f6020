import { learn, learnFilled } from "#web/words/t.ts";
import { wordsInDocument } from "#web/words/words-attribute.ts";
import { EVERYWHERE, PAGE_AREAS, type PageFile } from "./page-areas.ts";

/** Says the rules' messages that hold values. Whoever reads one before this is here reads English. */
async function learnToFill(): Promise<void> {
  const { sayFilledRule } = await import("#web/words/filled.ts");
  learnFilled(sayFilledRule);
}

/** Learns what a page says in the document's language. */
export async function learnPage(file: PageFile): Promise<void> {
  const files = wordsInDocument();
  const { lang } = document.documentElement;
  learnToFill().catch((error: unknown) => console.warn(error));
  await Promise.all(
    [...EVERYWHERE, ...PAGE_AREAS[file]].map(async (area) => {
      const { words } = await import(/* @vite-ignore */ files.get(area) ?? "");
      learn(lang, words);
    }),
  );
}
