import type { Plural } from "#schema/placeholders.ts";
import type { AccountLanguage } from "#schema/language.ts";
import type { Area } from "./areas.ts";
import { learn } from "./t.ts";

type AreaWords = Readonly<Record<string, string | Plural>>;

/** The areas that the server needs, in files of their own, so that nothing is read before a language is asked for. */
const FILES = import.meta.glob<AreaWords>("./languages/*/{landing,pocket,session,shell}.ts", {
  import: "words",
});

/** Loads the words of areas in a language, and answers them; none for English, which the code itself has. */
export async function learnOnServer(language: AccountLanguage, areas: readonly Area[]): Promise<AreaWords> {
  const learnt = await Promise.all(
    areas.map((area) => FILES[`./languages/${language}/${area}.ts`]?.() ?? {}),
  );
  const words: AreaWords = Object.assign({}, ...learnt);
  learn(language, words);
  return words;
}
