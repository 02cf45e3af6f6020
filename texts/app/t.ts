import type { NamesIn, Plural } from "#locales/text.ts";
import { fillText } from "#texts/fill.ts";
import { type Message, messageOf } from "#texts/message.ts";
import type { AppText } from "#locales/account.ts";

type Translations = Readonly<Record<string, string | Plural>>;

type Dictionary = Map<string, string | Plural>;

/** The translations of the English texts, by language. */
const dictionaries = new Map<string, Dictionary>();
/** The locale (BCP 47) for Intl. */
let locale = "en";
let dictionary: Dictionary = new Map();

function dictionaryOf(language: string): Dictionary {
  const known = dictionaries.get(language) ?? new Map<string, string | Plural>();
  dictionaries.set(language, known);
  return known;
}

/** Returns the app's language with the reader's region, for Intl's dates and numbers. */
export const appLocale = (): string => locale;

/** Adds the texts of an area in a language (BCP 47): the translation of each English text. */
export function addTexts(language: string, translations: Translations): void {
  const known = dictionaryOf(language);
  for (const [text, translation] of Object.entries(translations)) known.set(text, translation);
}

/**
 * Switches the app to a language (BCP 47). Texts that aren't there stay English. `region`: the language with the reader's
 * region.
 */
export function setLanguage(language: string, region = language): void {
  // Arabic gets Latin digits, which typed values and the texts themselves have.
  locale = language === "ar" ? `${region}-u-nu-latn` : region;
  dictionary = dictionaryOf(language);
}

/**
 * Renders in a language of a reader of the server, and goes back to the one before. It can't wait for anything: another
 * request would be answered in this language meanwhile.
 */
export function renderIn(language: string, region: string, render: () => string): string {
  const before = { locale, dictionary };
  setLanguage(language, region);
  try {
    return render();
  } finally {
    ({ locale, dictionary } = before);
  }
}

type Values<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, string | number>];

/** Says a text in the app's language. The code has the text whole and in English. */
export function t<Text extends AppText>(text: Text, ...[values]: Values<Text>): string {
  return fillText(translated(text), values ?? {});
}

/** Finds the translation of an English text; undefined where there is none. */
export const findText = (text: string): string | Plural | undefined => dictionary.get(text);

const textFor = (text: string): string | undefined => {
  const known = findText(text);
  return typeof known === "string" ? known : undefined;
};
const translated = (text: string): string => textFor(text) ?? text;

let sayFilled: (message: Message) => string | undefined = () => undefined;

/**
 * Adds what translates messages with values (`server-message.ts`), which is loaded with a language and not needed in
 * English.
 */
export function translateMessagesBy(say: typeof sayFilled): void {
  sayFilled = say;
}

/** Says a sentence of a rule or of the server in the app's language. An unknown one stays as it came. */
export const tMessage = (sentence: string): string =>
  textFor(sentence) ?? sayFilled(messageOf(sentence)) ?? sentence;

/** Splits a text at its placeholders. The even parts are text, the odd ones the placeholders' names. */
export const partsOf = (text: AppText): string[] => translated(text).split(/\{(\w+)\}/);
