import { addTexts, translateMessagesBy } from "#texts/app/t.ts";
import { textsInDocument } from "#texts/app/texts-attribute.ts";
import { loadCode } from "#web/lib/load-code.ts";
import { EVERYWHERE, PAGE_AREAS, type AppFile } from "./page-areas.ts";

/** Loads what translates messages that hold values. Until it is there, they are shown in English. */
async function loadMessages(): Promise<void> {
  const { translateMessage } = await import("#texts/app/server-message.ts");
  translateMessagesBy(translateMessage);
}

/** Loads the texts of a page in the document's language. */
export async function loadTexts(file: AppFile): Promise<void> {
  const files = textsInDocument();
  const { lang } = document.documentElement;
  loadMessages().catch((error: unknown) => console.warn(error));
  await Promise.all(
    [...EVERYWHERE, ...PAGE_AREAS[file]].map(async (area) => {
      const path = files.get(area) ?? "";
      const { default: texts } = await loadCode(() => import(/* @vite-ignore */ path), [path]);
      addTexts(lang, texts);
    }),
  );
}
