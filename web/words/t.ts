import type { NamesIn, Plural } from "#web/i18n/catalogue.ts";
import type { AppPlural, AppText } from "./areas.ts";

/** What is said in place of the English texts. */
const dictionary = new Map<string, string | Plural>();
let language = "en";

/** Adds the words of an area in a language (BCP 47): each English text with what is said for it. */
export function learn(spoken: string, words: Readonly<Record<string, string | Plural>>): void {
  language = spoken;
  for (const [text, said] of Object.entries(words)) dictionary.set(text, said);
}

const fill = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));

type Values<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, string | number>];

/** Says a text, which stands in the code whole and in English, in the app's language. */
export function t<Text extends AppText>(text: Text, ...[values]: Values<Text>): string {
  return fill(told(text), values);
}

/** Counts in the plural form of the number. The text is known by its English `other`. */
export function counted<Text extends AppPlural>(one: string, other: Text, count: number): string {
  const known = dictionary.get(other);
  const forms: Plural = typeof known === "object" ? known : { one, other };
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat(language).format(count) });
}

/** Says a message of a rule or of the server; one that isn't known as it came. */
export function told(message: string): string {
  const known = dictionary.get(message);
  return typeof known === "string" ? known : message;
}

/** A text cut at its placeholders: what is between them, and at odd places their names. */
export const sayParts = (text: AppText): string[] => told(text).split(/\{(\w+)\}/);
