import { learn, learnFilled } from "#web/words/t.ts";
import { wordsInDocument } from "#web/words/words-attribute.ts";
import { EVERYWHERE, PAGE_AREAS, type AppFile } from "./page-areas.ts";

/** Loads what translates messages that hold values. Until it is there, they are shown in English. */
async function learnToFill(): Promise<void> {
  const { sayMessage } = await import("#web/words/server-message.ts");
  learnFilled(sayMessage);
}

/** Loads the words of a page in the document's language. */
export async function learnPage(file: AppFile): Promise<void> {
  const files = wordsInDocument();
  const { lang } = document.documentElement;
  learnToFill().catch((error: unknown) => console.warn(error));
  await Promise.all(
    [...EVERYWHERE, ...PAGE_AREAS[file]].map(async (area) => {
      const { default: texts } = await import(/* @vite-ignore */ files.get(area) ?? "");
      learn(lang, texts);
    }),
  );
}
