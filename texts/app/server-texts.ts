import { type AccountTexts, type Area, loadSection } from "#locales/account.ts";
import type { AccountLanguage } from "#locales/languages.ts";
import { addTexts } from "./t.ts";

/** The sections that the server needs, in files of their own, so that nothing is read before a language is asked for. */
const FILES: Partial<Record<Area, Record<string, () => Promise<AccountTexts>>>> = {
  dashboard: import.meta.glob<AccountTexts>(
    ["../../locales/account/*.json", "!../../locales/account/en.json"],
    {
      query: "?section=dashboard",
      import: "default",
    },
  ),
  landing: import.meta.glob<AccountTexts>(
    ["../../locales/account/*.json", "!../../locales/account/en.json"],
    {
      query: "?section=landing",
      import: "default",
    },
  ),
  pocket: import.meta.glob<AccountTexts>(["../../locales/account/*.json", "!../../locales/account/en.json"], {
    query: "?section=pocket",
    import: "default",
  }),
  session: import.meta.glob<AccountTexts>(
    ["../../locales/account/*.json", "!../../locales/account/en.json"],
    {
      query: "?section=session",
      import: "default",
    },
  ),
  shell: import.meta.glob<AccountTexts>(["../../locales/account/*.json", "!../../locales/account/en.json"], {
    query: "?section=shell",
    import: "default",
  }),
};

/** Loads the texts of areas in a language, and returns them; none for English, which the code itself has. */
export async function loadTextsOnServer(
  language: AccountLanguage,
  areas: readonly Area[],
): Promise<AccountTexts> {
  const learnt = await Promise.all(areas.map((area) => loadSection(FILES[area] ?? {}, language)));
  const texts: AccountTexts = Object.assign({}, ...learnt);
  addTexts(language, texts);
  return texts;
}
