import { tagOf } from "./languages.ts";
import { FileFault, parseFile, repeatedKeys } from "./read.ts";
import type { Plural } from "./text.ts";
import { wordFaults } from "./word-rules.ts";

/** A text, or what is counted: a text for each plural category (CLDR). "" waits for a translator. */
type Entry = string | Plural;

/** The sections of a language's file, which may hold sections: each text by its key. */
export type Section = { readonly [Key in string]: Entry | Section };

/** Languages whose category "many" is for millions, which nothing here is counted in. */
const MILLIONS = /^(?:ca|es|fr|it|pt)\b/;

/** The most letters of a text. The longest paragraph of the terms has less than half of them. */
const MAX_LETTERS = 2_000;

const CATEGORIES: readonly string[] = ["zero", "one", "two", "few", "many", "other"];

const isPlural = (value: object): value is Plural =>
  Object.keys(value).every((key) => CATEGORIES.includes(key));
/** Returns whether a file has a text at a place, or a text for each plural form: a file may have anything there. */
const isEntry = (value: unknown): boolean =>
  typeof value === "string" ||
  (typeof value === "object" &&
    value !== null &&
    Object.values(value).every((form) => typeof form === "string"));
/** Tells texts under their keys from a text and from what is counted. */
export const isSection = (value: unknown): value is Section =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isPlural(value);

/** Lists the texts of a file by their place in it: `page.tipLead`. */
export const entriesOf = (section: Section, place = ""): [string, Entry][] =>
  Object.entries(section).flatMap(([key, value]) =>
    isSection(value)
      ? entriesOf(value, `${place}${key}.`)
      : [[`${place}${key}`, value] satisfies [string, Entry]],
  );

const formsOf = (entry: Entry): string[] => (typeof entry === "string" ? [entry] : Object.values(entry));
const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{[^}]*\}?/g))].toSorted();
const tagsIn = (text: string): string[] => [...text.matchAll(/<[^>]*>?/g)].map(String).toSorted();
const differ = (some: readonly string[], others: readonly string[]): boolean => some.join() !== others.join();

/** English words that a language says as they are, by what readers say. */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  fil: [
    "Account number",
    "Bank transfer",
    "Hearing loop",
    "Meeting point: {place}",
    "Phone number",
    "Sign language",
  ],
};

/** Returns whether a language may write a text as English does, as it does with names and with words that it borrows. */
const isAlike = (language: string, text: string): boolean =>
  !/\p{L}{2,} \p{Ll}{2,}/u.test(text.replace(/\{\w+\}/g, "")) || !!BORROWED[language]?.includes(text);

/** Lists what is wrong with the forms of what is counted. */
function pluralFaults(language: string, plural: Plural): string[] {
  const rules = new Intl.PluralRules(tagOf(language));
  const { pluralCategories } = rules.resolvedOptions();
  const forms = Object.keys(plural);
  const isNeeded = (category: string) => category !== "many" || !MILLIONS.test(language);
  const unknown = forms.filter((form) => !pluralCategories.some((category) => category === form));
  const missing = pluralCategories.filter((category) => isNeeded(category) && !forms.includes(category));
  // 0 takes the form of 1 in Brazil and France, 21 in Russian, 101 in Slovenian: a written 1 would be wrong for them.
  const saysOne =
    /(?<!\d)1(?!\d)/.test(plural.one ?? "") && [0, 21, 101].some((number) => rules.select(number) === "one");
  return [
    ...(forms.includes("other") && !plural.other.includes("{count}")
      ? ["has no {count} in its form “other”"]
      : []),
    ...(saysOne ? ["says 1 in the form “one”, which other numbers take as well: {count} says each"] : []),
    ...unknown.map((form) => `has the plural form “${form}”, which ${language} doesn't have`),
    ...missing.map((form) => `has no plural form “${form}”`),
  ];
}

/** Lists what is wrong with a text beside the English one, which is its source. */
function textFaults(text: string, source: string, isCounted: boolean): string[] {
  const faults: string[] = [];
  const placeholders = isCounted
    ? placeholdersIn(text).filter((name) => name !== "{count}")
    : placeholdersIn(text);
  const expected = placeholdersIn(source).filter((name) => !isCounted || name !== "{count}");
  if (differ(placeholders, expected))
    faults.push(
      `has the placeholders ${placeholders.join(" ") || "none"}, English ${expected.join(" ") || "none"}`,
    );
  if (differ(tagsIn(text), tagsIn(source)))
    faults.push(
      `has the markup ${tagsIn(text).join(" ") || "none"}, English ${tagsIn(source).join(" ") || "none"}`,
    );
  const length = Array.from(text).length;
  if (length > MAX_LETTERS) faults.push(`has ${length} letters, ${MAX_LETTERS} at most`);
  const [entity] = /&#?\w+;/.exec(text) ?? [];
  if (entity !== undefined) faults.push(`has ${entity}, which is HTML's: write the character itself`);
  if (/\p{Cc}/u.test(text)) faults.push("has a control character");
  if (text !== text.trim() || / {2}/.test(text)) faults.push("has a space too many");
  if (text !== text.normalize("NFC")) faults.push("isn't in Unicode's form NFC");
  return faults;
}

function entryFaults(file: string, language: string, key: string, entry: Entry, source: Entry): string[] {
  if (entry === "") return [];
  if (typeof entry !== typeof source || !isEntry(entry))
    return [typeof source === "string" ? "is one text in English" : "needs a text for each plural form"];
  const original = typeof source === "string" ? source : source.other;
  const isCounted = typeof entry === "object";
  const faults = isCounted ? pluralFaults(language, entry) : [];
  for (const text of formsOf(entry)) {
    if (text === "") faults.push("has an empty plural form");
    faults.push(...textFaults(text, original, isCounted), ...wordFaults(language, `${file}: ${key}`, text));
  }
  if (language !== "en" && entry === source && !isAlike(language, original))
    faults.push("is left in English");
  return faults;
}

/** Lists what is wrong with a language's file, each fault with the file's name and the text's key. */
export function faultsOf(file: string, language: string, json: string, english: Section): string[] {
  let content: unknown;
  try {
    content = parseFile(file, json);
  } catch (error) {
    if (error instanceof FileFault) return [error.message];
    throw error;
  }
  if (!isSection(content)) return [`${file}: is no object`];
  const texts = new Map(entriesOf(content));
  const sources = new Map(entriesOf(english));
  const about = (key: string, fault: string) => `${file}: ${key} ${fault}`;
  return [
    ...repeatedKeys(json).map((key) => about(key, "is there twice")),
    ...[...texts.keys()].filter((key) => !sources.has(key)).map((key) => about(key, "isn't in English")),
    ...[...sources].flatMap(([key, source]) => {
      const entry = texts.get(key);
      if (entry === undefined) return [about(key, "is missing: `npm run texts` adds it")];
      return entryFaults(file, language, key, entry, source).map((fault) => about(key, fault));
    }),
  ];
}
