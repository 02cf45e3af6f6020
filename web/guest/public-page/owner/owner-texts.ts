import { type AccountTexts, loadSection } from "#locales/account.ts";
import { tagOf } from "#locales/languages.ts";
import { addTexts, setLanguage } from "#texts/app/t.ts";

const FILES = [
  import.meta.glob<AccountTexts>(
    ["../../../../locales/account/*.json", "!../../../../locales/account/en.json"],
    {
      query: "?section=reviews",
      import: "default",
    },
  ),
  import.meta.glob<AccountTexts>(
    ["../../../../locales/account/*.json", "!../../../../locales/account/en.json"],
    {
      query: "?section=sharing",
      import: "default",
    },
  ),
  import.meta.glob<AccountTexts>(
    ["../../../../locales/account/*.json", "!../../../../locales/account/en.json"],
    {
      query: "?section=shell",
      import: "default",
    },
  ),
];

/** Loads the texts of the owner's tools in the account's language. The page around them is in its reader's language. */
export async function setOwnerLanguage(language: string): Promise<void> {
  for (const texts of await Promise.all(FILES.map((files) => loadSection(files, language))))
    addTexts(tagOf(language), texts);
  setLanguage(tagOf(language));
}
