import type { Plural, Translated } from "./text.ts";
import type { PageLanguage } from "#locales/languages.ts";
import type * as english from "./guest/en.json";

type English = typeof english;

/** The texts of one section in a language, with the placeholders of the English ones. */
type TextsOf<Section extends keyof English> = {
  readonly [Key in keyof English[Section]]: English[Section][Key] extends string
    ? Translated<English[Section][Key]>
    : Plural;
};
export type PageTexts = TextsOf<"page">;
export type TipTexts = TextsOf<"tip">;
export type ReportTexts = TextsOf<"report">;
export type ChoiceTexts = TextsOf<"choice">;
export type PrintTexts = TextsOf<"print">;
export type DraftTexts = TextsOf<"draft">;

type Files<Texts> = Record<string, () => Promise<Texts>>;

/** Loads a language's texts of a section. */
export function loadIn<Texts>(files: Files<Texts>, language: PageLanguage): Promise<Texts> {
  const read = files[`./guest/${language}.json`];
  if (!read) throw new Error(`locales/guest/${language}.json is missing`);
  return read();
}

const PAGE = import.meta.glob<PageTexts>("./guest/*.json", { query: "?section=page", import: "default" });
/** Loads the texts of the public page. */
export const loadPageTexts = (language: PageLanguage): Promise<PageTexts> => loadIn(PAGE, language);
