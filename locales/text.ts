/** The names of a text's placeholders: "tag" and "name" of "{tag} of {name}". */
export type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A text with the same placeholders. */
export type Translated<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? `${string}{${Name}}${string}` & Translated<Rest>
  : string;

/** A text for each plural category of a language (Intl.PluralRules). "one" may spell the number out. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
