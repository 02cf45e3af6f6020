import type { Plural } from "#schema/placeholders.ts";
import type { AccountLanguage } from "#schema/language.ts";
import type { Area } from "./areas.ts";
import { learn } from "./t.ts";

type AreaWords = Readonly<Record<string, string | Plural>>;

/** The areas that the server says something of, in files of their own: nothing is read before a language is asked for. */
const FILES = import.meta.glob<AreaWords>("./languages/*/{guides,landing,pocket,session,shell}.ts", {
  import: "words",
});

/** Learns what areas say in a language, and answers it; nothing in English, which the code has. */
export async function learnOnServer(language: AccountLanguage, areas: readonly Area[]): Promise<AreaWords> {
  const learnt = await Promise.all(
    areas.map((area) => FILES[`./languages/${language}/${area}.ts`]?.() ?? {}),
  );
  const words: AreaWords = Object.assign({}, ...learnt);
  learn(language, words);
  return words;
}
