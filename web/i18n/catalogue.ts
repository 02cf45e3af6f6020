import type { en } from "./en.ts";

type English = typeof en;

/** Names of a text's placeholders: "tag" and "name" of "{tag} of {name}". */
export type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A text with the same placeholders. */
export type Translated<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? `${string}{${Name}}${string}` & Translated<Rest>
  : string;

/** A text for each plural category of a language (Intl.PluralRules); "one" may spell the number out. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: `${string}{count}${string}` };

/** All texts of the public page in one language, with the placeholders of the English ones. */
export type Catalogue = {
  readonly [Key in keyof English]: English[Key] extends string ? Translated<English[Key]> : Plural;
};

/** Names of the texts with plural forms. */
export type PluralKey = { [Key in keyof English]: English[Key] extends string ? never : Key }[keyof English];
export type TextKey = Exclude<keyof English, PluralKey>;

/** Values for the placeholders of a text. */
export type Values<Key extends TextKey> = Record<NamesIn<English[Key]>, string>;
