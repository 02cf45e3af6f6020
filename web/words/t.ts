import type { NamesIn } from "#web/i18n/catalogue.ts";
import type { AppText } from "./areas.ts";

/** What is said in place of the English texts. */
const dictionary = new Map<string, string>();

/** Adds the words of an area: each English text with what is said for it. */
export function learn(words: Readonly<Record<string, string>>): void {
  for (const [text, said] of Object.entries(words)) dictionary.set(text, said);
}

type Values<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, string | number>];

/** Says a text, which stands in the code whole and in English, in the app's language. */
export function t<Text extends AppText>(text: Text, ...[values]: Values<Text>): string {
  const given: Record<string, string | number> = values ?? {};
  return told(text).replace(/\{(\w+)\}/g, (name, key: string) => String(given[key] ?? name));
}

/** Says a message of a rule or of the server; one that isn't known as it came. */
export const told = (message: string): string => dictionary.get(message) ?? message;

/** A text cut at its placeholders: what is between them, and at odd places their names. */
export const sayParts = (text: AppText): string[] => told(text).split(/\{(\w+)\}/);
