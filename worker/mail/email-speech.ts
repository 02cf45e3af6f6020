import { type AccountTexts, loadSection, type MailPlural, type MailText } from "#locales/account.ts";
import type { AccountLanguage } from "#locales/languages.ts";
import { type DocumentSpeech, speak } from "#texts/document-speech.ts";

export type EmailSpeech = DocumentSpeech<MailText, MailPlural>;

const FILES = import.meta.glob<AccountTexts>(
  ["../../locales/account/*.json", "!../../locales/account/en.json"],
  { query: "?section=mail", import: "default" },
);

/** Returns the functions that write e-mails in a language. */
export const emailSpeech = async (language: AccountLanguage): Promise<EmailSpeech> =>
  speak<MailText, MailPlural>(language, await loadSection(FILES, language));
