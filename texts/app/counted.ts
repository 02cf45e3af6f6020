import type { NamesIn, Plural } from "#locales/text.ts";
import { fillPlural } from "#texts/fill.ts";
import type { AppPlural } from "#locales/account.ts";
import { perLanguage } from "./per-language.ts";
import { findText } from "./t.ts";

const formats = perLanguage((language) => ({
  plural: new Intl.PluralRules(language),
  number: new Intl.NumberFormat(language),
}));

type Others<Text extends string> = [Exclude<NamesIn<Text>, "count">] extends [never]
  ? []
  : [values: Record<Exclude<NamesIn<Text>, "count">, string>];

/**
 * Says a count in the plural form of its number. The text is known by its English `other`. `values`: for the placeholders
 * beside {count}.
 */
export function counted<Text extends AppPlural>(
  one: string,
  other: Text,
  count: number,
  ...[values]: Others<Text>
): string {
  const known = findText(other);
  const forms: Plural = typeof known === "object" ? known : { one, other };
  return fillPlural(forms, count, formats(), values);
}
