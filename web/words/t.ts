import type { NamesIn, Plural } from "#locales/text.ts";
import { fillText } from "#texts/fill.ts";
import { type Message, messageOf } from "#schema/message.ts";
import type { AppText } from "#locales/account.ts";

type Words = Readonly<Record<string, string | Plural>>;

type Dictionary = Map<string, string | Plural>;

/** The translations of the English texts, by language. */
const dictionaries = new Map<string, Dictionary>();
/** The locale (BCP 47) for Intl. */
let locale = "en";
let dictionary: Dictionary = new Map();

function dictionaryOf(spoken: string): Dictionary {
  const known = dictionaries.get(spoken) ?? new Map<string, string | Plural>();
  dictionaries.set(spoken, known);
  return known;
}

/** Returns the app's language with the reader's region, for Intl's dates and numbers. */
export const appLanguage = (): string => locale;

/** Adds the words of an area in a language (BCP 47): the translation of each English text. */
export function learn(spoken: string, words: Words): void {
  const known = dictionaryOf(spoken);
  for (const [text, said] of Object.entries(words)) known.set(text, said);
}

/**
 * Switches the app to a language (BCP 47). Texts that aren't learnt stay English. `region`: the language with the reader's
 * region.
 */
export function speak(spoken: string, region = spoken): void {
  // Arabic gets Latin digits, which typed values and the texts themselves have.
  locale = spoken === "ar" ? `${region}-u-nu-latn` : region;
  dictionary = dictionaryOf(spoken);
}

/**
 * Renders in a language of a reader of the server, and goes back to the one before. It can't wait for anything: another
 * request would be answered in this language meanwhile.
 */
export function renderIn(spoken: string, region: string, render: () => string): string {
  const before = { locale, dictionary };
  speak(spoken, region);
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
  return fillText(wordsOf(text), values ?? {});
}

/** Finds the translation of an English text; undefined where there is none. */
export const saidFor = (text: string): string | Plural | undefined => dictionary.get(text);

const textFor = (text: string): string | undefined => {
  const known = saidFor(text);
  return typeof known === "string" ? known : undefined;
};
const wordsOf = (text: string): string => textFor(text) ?? text;

let sayFilled: (message: Message) => string | undefined = () => undefined;

/**
 * Adds what translates messages with values (`server-message.ts`), which is loaded with a language and not needed in
 * English.
 */
export function learnFilled(say: typeof sayFilled): void {
  sayFilled = say;
}

/** Says a sentence of a rule or of the server in the app's language. An unknown one stays as it came. */
export const told = (sentence: string): string =>
  textFor(sentence) ?? sayFilled(messageOf(sentence)) ?? sentence;

/** Splits a text at its placeholders. The even parts are text, the odd ones the placeholders' names. */
export const sayParts = (text: AppText): string[] => wordsOf(text).split(/\{(\w+)\}/);
