import type { en } from "./en.ts";

type English = typeof en;

/** The names in braces: "{tag} of {name}" has "tag" and "name". */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A text with the same names in it. */
type Translated<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? `${string}{${Name}}${string}` & Translated<Rest>
  : string;

/** A text for each kind of number a language tells apart (Intl.PluralRules); "one" may say it in words. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: `${string}{count}${string}` };

/** Every word of the public page in one language: the English ones, translated. */
export type Catalogue = {
  readonly [Key in keyof English]: English[Key] extends string ? Translated<English[Key]> : Plural;
};

/** The texts that count something. */
export type PluralKey = { [Key in keyof English]: English[Key] extends string ? never : Key }[keyof English];
export type TextKey = Exclude<keyof English, PluralKey>;

/** What a text needs to be complete. */
export type Values<Key extends TextKey> = Record<NamesIn<English[Key]>, string>;
