import type { Area } from "./areas.ts";
import { learn, learnFilled } from "./t.ts";
import { wordsInDocument } from "./words-attribute.ts";

/** Says the rules' messages that hold values. Whoever reads one before this is here reads English. */
async function learnToFill(): Promise<void> {
  const { sayFilledRule } = await import("./filled.ts");
  learnFilled(sayFilledRule);
}

/** Learns what areas say in the document's language; nothing where that is English, which the code has. */
export async function learnWords(areas: readonly Area[]): Promise<void> {
  const files = wordsInDocument();
  if (files.size === 0) return;
  const { lang } = document.documentElement;
  learnToFill().catch((error: unknown) => console.warn(error));
  await Promise.all(
    areas.map(async (area) => {
      const { words } = await import(/* @vite-ignore */ files.get(area) ?? "");
      learn(lang, words);
    }),
  );
}
