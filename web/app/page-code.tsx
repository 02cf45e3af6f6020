import type { ComponentType } from "react";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { PageNotLoaded } from "#web/ui/page-not-loaded.tsx";
import type { AppFile } from "./page-areas.ts";

/** Loads the texts of a page, unless they are English, which the code itself has. */
async function loadTextsOf(file: AppFile): Promise<void> {
  if (document.documentElement.lang === "en") return;
  const { loadTexts } = await import("./page-texts.ts");
  await loadTexts(file);
}

/** Makes a page whose code is a file of its own and loads its texts with it. */
export const pageCode = <Props extends object>(file: AppFile, load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => {
    const [code] = await Promise.all([load(), loadTextsOf(file)]);
    return code;
  }, PageNotLoaded);
