import type { NamesIn } from "#locales/text.ts";
import { fillText } from "./fill.ts";

/** What fills a message. `regions` has the codes of the countries that others name in English: ISO 3166-1 alpha-2. */
export type MessageValues = Readonly<Record<string, string | number | readonly string[]>>;

/** What a rule or the server says: an English text with placeholders, and their values. */
export type Message = { text: string; values: MessageValues };

/** What is wrong with one field, as the API says it. */
export type Issue = Message & { path: (string | number)[] };

/**
 * What the sentences of this process were made of. zod and forms carry a message as a string, so it is a sentence, right
 * wherever it ends up. These are few: no value is what someone typed.
 */
const messages = new Map<string, Message>();

/** Writes a message with values as an English sentence; `messageOf` tells what it was made of. */
export function message<const Text extends string>(
  text: Text,
  values: Record<NamesIn<Text>, string | number> & MessageValues,
): string {
  const sentence = fillText(text, values);
  remember(sentence, { text, values });
  return sentence;
}

/** Keeps what a sentence of the server was made of. */
export const remember = (sentence: string, from: Message): void => void messages.set(sentence, from);

/** Returns the text and values of a sentence of this process. One without values is its own text. */
export const messageOf = (sentence: string): Message =>
  messages.get(sentence) ?? { text: sentence, values: {} };

const ROW = "Row {row}: ";

/** Says which row of a list a sentence is about. Rows count from one. */
export function inRow(sentence: string, row: number): string {
  const { text, values } = messageOf(sentence);
  return message(ROW + text, { ...values, row });
}

/** Returns the text of a message without its row. */
export const withoutRow = (text: string): string => (text.startsWith(ROW) ? text.slice(ROW.length) : text);
