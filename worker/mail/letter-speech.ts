import { type AccountTexts, loadSection, type MailPlural, type MailText } from "#locales/account.ts";
import type { AccountLanguage } from "#locales/languages.ts";
import { type Speech, speak } from "#texts/speech.ts";

export type LetterSpeech = Speech<MailText, MailPlural>;

const FILES = import.meta.glob<AccountTexts>(
  ["../../locales/account/*.json", "!../../locales/account/en.json"],
  { query: "?section=mail", import: "default" },
);

/** Makes what letters are written with in a language. */
export const letterSpeech = async (language: AccountLanguage): Promise<LetterSpeech> =>
  speak<MailText, MailPlural>(language, await loadSection(FILES, language));
