import { fillText, type NamesIn, type Plural } from "#schema/placeholders.ts";
import type { AppText } from "./areas.ts";

type Words = Readonly<Record<string, string | Plural>>;

type Dictionary = Map<string, string | Plural>;

/** What is said in place of the English texts, by language. */
const dictionaries = new Map<string, Dictionary>();
/** BCP 47, for Intl. */
let locale = "en";
let dictionary: Dictionary = new Map();

function dictionaryOf(spoken: string): Dictionary {
  const known = dictionaries.get(spoken) ?? new Map<string, string | Plural>();
  dictionaries.set(spoken, known);
  return known;
}

/** The app's language with the reader's region, as Intl formats dates and numbers. */
export const appLanguage = (): string => locale;

/** Adds the words of an area in a language (BCP 47): each English text with what is said for it. */
export function learn(spoken: string, words: Words): void {
  const known = dictionaryOf(spoken);
  for (const [text, said] of Object.entries(words)) known.set(text, said);
}

/**
 * Says everything from now on in a language (BCP 47), as far as it is learnt; the rest in English. `region`: the same with
 * the reader's region.
 */
export function speak(spoken: string, region = spoken): void {
  // What is typed, and what the texts hold themselves, is in these digits.
  locale = spoken === "ar" ? `${region}-u-nu-latn` : region;
  dictionary = dictionaryOf(spoken);
}

type Values<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, string | number>];

/** Says a text, which stands in the code whole and in English, in the app's language. */
export function t<Text extends AppText>(text: Text, ...[values]: Values<Text>): string {
  return fillText(wordsOf(text), values ?? {});
}

/** What the language says for an English text; undefined where it is not known. */
export const saidFor = (text: string): string | Plural | undefined => dictionary.get(text);

const textFor = (text: string): string | undefined => {
  const known = saidFor(text);
  return typeof known === "string" ? known : undefined;
};
const wordsOf = (text: string): string => textFor(text) ?? text;

let sayFilled: (message: string) => string | undefined = () => undefined;

/** Adds what says the messages that hold values (`filled.ts`): it comes with a language, English needs none. */
export function learnFilled(say: typeof sayFilled): void {
  sayFilled = say;
}

/** Says a message of a rule or of the server; one that isn't known as it came. */
export const told = (message: string): string => textFor(message) ?? sayFilled(message) ?? message;

/** A text cut at its placeholders: what is between them, and at odd places their names. */
export const sayParts = (text: AppText): string[] => wordsOf(text).split(/\{(\w+)\}/);
