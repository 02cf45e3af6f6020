import type { AppPlural, AppText } from "#locales/account.ts";
import type { Plural } from "#locales/text.ts";
import { type Message, messageOf } from "../message.ts";
import { createSpeech, type Speech } from "../speech.ts";

type AppSpeech = Speech<AppText, AppPlural>;
type Dictionary = Map<string, string | Plural>;

/** The translations of the English texts, by language. */
const dictionaries = new Map<string, Dictionary>();

function dictionaryOf(language: string): Dictionary {
  const dictionary = dictionaries.get(language) ?? new Map<string, string | Plural>();
  dictionaries.set(language, dictionary);
  return dictionary;
}

/** The app's language: one for a tab, and for as long as the server renders one page. */
let speech: AppSpeech = createSpeech(dictionaryOf("en"), "en");

/** Returns the app's language with the reader's region, for Intl's dates and numbers. */
export const appLocale = (): string => speech.locale;

/** Adds the texts of an area in a language (BCP 47): the translation of each English text. */
export function addTexts(language: string, translations: Readonly<Record<string, string | Plural>>): void {
  const dictionary = dictionaryOf(language);
  for (const [text, translation] of Object.entries(translations)) dictionary.set(text, translation);
}

/**
 * Switches the app to a language (BCP 47). Texts that aren't there stay English. `region`: the language with the reader's
 * region.
 */
export function setLanguage(language: string, region = language): void {
  // A reader's extensions are left out: `-u-ca-islamic` would bring a calendar that the texts don't have, and stand twice.
  const [locale = ""] = region.split(/-[a-z\d]-/i);
  // Arabic gets Latin digits, which typed values and the texts themselves have, and the calendar of our e-mails: for
  // Saudi Arabia older browsers would date a plan's end in the Islamic one.
  speech = createSpeech(
    dictionaryOf(language),
    language === "ar" ? `${locale}-u-ca-gregory-nu-latn` : locale,
  );
}

/**
 * Renders in a language of a reader of the server, and goes back to the one before. It can't wait for anything: another
 * request would be rendered in this language meanwhile.
 */
export function renderIn(language: string, region: string, render: () => string): string {
  const before = speech;
  setLanguage(language, region);
  try {
    return render();
  } finally {
    speech = before;
  }
}

/** Returns a text in the app's language. The code has the text whole and in English. */
export const t: AppSpeech["t"] = (text, ...values) => speech.t(text, ...values);

/**
 * Returns a count in the plural form of its number. The text is known by its English `other`. `values`: for the
 * placeholders beside {count}.
 */
export const plural: AppSpeech["plural"] = (one, other, count, ...values) =>
  speech.plural(one, other, count, ...values);

/** Joins texts as in a sentence: "WhatsApp and MB WAY". */
export const listInSentence: AppSpeech["list"] = (texts) => speech.list(texts);

/** Returns the translation of an English text; undefined where there is none. */
export const findText = (text: string): string | undefined => {
  const found = speech.find(text);
  return typeof found === "string" ? found : undefined;
};

let translateMessage: (message: Message) => string | undefined = () => undefined;

/**
 * Adds what translates messages with values (`server-message.ts`), which is loaded with a language and not needed in
 * English.
 */
export function translateMessagesBy(translate: typeof translateMessage): void {
  translateMessage = translate;
}

/** Returns a sentence of a rule or of the server in the app's language. An unknown one stays as it came. */
export const tMessage = (sentence: string): string =>
  findText(sentence) ?? translateMessage(messageOf(sentence)) ?? sentence;

/** Splits a text at its placeholders. The even parts are text, the odd ones the placeholders' names. */
export const partsOf = (text: AppText): string[] => (findText(text) ?? text).split(/\{(\w+)\}/);
