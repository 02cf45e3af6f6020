import type { MailPlural, MailText } from "#locales/account.ts";
import type { AccountLanguage } from "#locales/languages.ts";
import { type DocumentSpeech, speak } from "#texts/document-speech.ts";
import { accountTexts } from "../account-texts.ts";

export type EmailSpeech = DocumentSpeech<MailText, MailPlural>;

/** Returns the functions that write e-mails in a language. */
export const emailSpeech = async (language: AccountLanguage): Promise<EmailSpeech> =>
  speak<MailText, MailPlural>(language, (await accountTexts(language)).mail);
