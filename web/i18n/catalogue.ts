import type { NamesIn, Plural, Translated } from "#schema/placeholders.ts";
import type { en } from "./en.ts";

type English = typeof en;

/** All texts of the public page in one language, with the placeholders of the English ones. */
export type Catalogue = {
  readonly [Key in keyof English]: English[Key] extends string ? Translated<English[Key]> : Plural;
};

/** The names of the texts with plural forms. */
export type PluralKey = { [Key in keyof English]: English[Key] extends string ? never : Key }[keyof English];
export type TextKey = Exclude<keyof English, PluralKey>;

/** The values for the placeholders of a text. */
export type Values<Key extends TextKey> = Record<NamesIn<English[Key]>, string>;
