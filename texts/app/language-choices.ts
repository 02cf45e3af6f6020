import { PAGE_LANGUAGES } from "#locales/languages.ts";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { perLanguage } from "./per-language.ts";
import { appLocale } from "./t.ts";

/** The languages that guides speak beside those of the public page. */
const OTHERS =
  "zh yue jv pa ta te mr gu kn ml ne si km lo my ka hy uz mn sr bs mk is ga cy eu gl mt lb af sw am zu xh so ha yo ig rw mg";

/** Matches the languages of the public page that are written forms of one spoken language. */
const WRITTEN_ONLY = /^(?:pt|sr|zh)-/;

type Choice = { value: WrittenLanguage; text: string };

const names = perLanguage((language) => new Intl.DisplayNames(language, { type: "language" }));

/** Names a language in the app's language. */
export const languageName = (language: WrittenLanguage): string => names().of(language) ?? language;

const choicesOf = (languages: readonly WrittenLanguage[]): readonly Choice[] =>
  languages
    .map((value) => ({ value, text: languageName(value) }))
    .sort((one, other) => one.text.localeCompare(other.text, appLocale()));

/** Lists the languages of the public page, by their names. */
export const pageLanguageChoices = (): readonly Choice[] => choicesOf(PAGE_LANGUAGES);

/** Lists the languages that a guide may speak, by their names. */
export const spokenChoices = (): readonly Choice[] =>
  choicesOf([
    "pt",
    ...PAGE_LANGUAGES.filter((language) => !WRITTEN_ONLY.test(language)),
    ...OTHERS.split(" "),
  ]);

/** Lists the languages that something may be written in, by their names. `chosen`: is listed in any case. */
export const writtenChoices = (chosen: WrittenLanguage): readonly Choice[] =>
  choicesOf([
    ...new Set([
      ...PAGE_LANGUAGES,
      ...OTHERS.split(" ").filter((language) => language !== "sr" && language !== "zh"),
      ...(chosen === "" ? [] : [chosen]),
    ]),
  ]);
