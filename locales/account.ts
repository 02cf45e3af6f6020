import type { Plural } from "./text.ts";
import type english from "./account/en.json";

type English = typeof english;
type Section = keyof English;

/** What is counted in a section, by its English plural form. */
type PluralIn<Name extends Section> = {
  [Text in keyof English[Name]]: English[Name][Text] extends string ? never : Text;
}[keyof English[Name]];
/** The texts of a section, which are their own keys. */
type TextIn<Name extends Section> = Exclude<keyof English[Name], PluralIn<Name>>;

export type RulesText = TextIn<"rules">;
export type MailText = TextIn<"mail">;
export type MailPlural = PluralIn<"mail">;
export type LegalText = TextIn<"legal">;

/** A section of the app, which a page loads as a whole. */
export type Area = Exclude<Section, "mail" | "legal">;
/** A text of the app, in English. A text without a row in `account/en.json` doesn't compile. */
export type AppText = { [Name in Area]: TextIn<Name> }[Area];
/** A counted text of the app, by its English plural form. */
export type AppPlural = { [Name in Area]: PluralIn<Name> }[Area];
/** A text without placeholders, for properties that take any. */
export type PlainText = Exclude<AppText, `${string}{${string}`>;

/** The texts of sections in one language, by the English ones. */
export type AccountTexts = Readonly<Record<string, string | Plural>>;

/** The sections that the worker reads. A language's are one file, which the build puts among the static files. */
export const SERVER_SECTIONS = [
  "dashboard",
  "landing",
  "legal",
  "mail",
  "pocket",
  "session",
  "shell",
] as const satisfies readonly Section[];

/** What the worker says in a language, by section; nothing in English, which the code itself has. */
export type ServerTexts = Readonly<Partial<Record<(typeof SERVER_SECTIONS)[number], AccountTexts>>>;

/** The files of a section, by their path. */
type Files = Record<string, () => Promise<AccountTexts>>;

/** Loads the texts of a section in a language; none for English, which the code itself has. */
export async function loadSection(files: Files, language: string): Promise<AccountTexts> {
  const file = Object.keys(files).find((path) => path.endsWith(`/${language}.json`));
  return (file !== undefined && (await files[file]?.())) || {};
}
