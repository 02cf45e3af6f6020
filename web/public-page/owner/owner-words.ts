import type { DocumentWords } from "#web/words/speak-as-document.ts";
import { tagOf } from "#schema/language.ts";
import { learn, speak } from "#web/words/t.ts";

const FILES = import.meta.glob<DocumentWords>("../../words/languages/*/{reviews,sharing,shell}.ts", {
  import: "words",
});

/** Loads the words of the owner's tools in the account's language. The page around them is in its reader's language. */
export async function speakAsOwner(language: string): Promise<void> {
  const areas = ["reviews", "sharing", "shell"];
  const files = areas.flatMap((area) => FILES[`../../words/languages/${language}/${area}.ts`] ?? []);
  for (const words of await Promise.all(files.map((load) => load()))) learn(tagOf(language), words);
  speak(tagOf(language));
}
