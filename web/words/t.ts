import type { NamesIn, Plural } from "#web/i18n/catalogue.ts";
import type { AppText } from "./areas.ts";

/** What is said in place of the English texts. */
const dictionary = new Map<string, string | Plural>();
let language = "en";

/** The language of the app, BCP 47. */
export const appLanguage = (): string => language;

/** Adds the words of an area in a language (BCP 47): each English text with what is said for it. */
export function learn(spoken: string, words: Readonly<Record<string, string | Plural>>): void {
  language = spoken;
  for (const [text, said] of Object.entries(words)) dictionary.set(text, said);
}

/** Fills the placeholders of a text; one without a value stays. */
export const fill = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));

type Values<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, string | number>];

/** Says a text, which stands in the code whole and in English, in the app's language. */
export function t<Text extends AppText>(text: Text, ...[values]: Values<Text>): string {
  return fill(told(text), values);
}

/** What the language says for an English text; undefined where it is not known. */
export const saidFor = (text: string): string | Plural | undefined => dictionary.get(text);

/** Says a message of a rule or of the server; one that isn't known as it came. */
export function told(message: string): string {
  const known = saidFor(message);
  return typeof known === "string" ? known : message;
}

/** A text cut at its placeholders: what is between them, and at odd places their names. */
export const sayParts = (text: AppText): string[] => told(text).split(/\{(\w+)\}/);
