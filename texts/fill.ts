import type { Plural } from "#locales/text.ts";

/** Intl's formats of a language for what is counted. */
type CountFormats = { plural: Intl.PluralRules; number: Intl.NumberFormat };

/** Fills what is counted, in the form of its number. `values`: for the placeholders beside {count}. */
export const fillPlural = (
  forms: Plural,
  count: number,
  { plural, number }: CountFormats,
  values: Readonly<Record<string, string | number>> = {},
): string => fillText(forms[plural.select(count)] ?? forms.other, { ...values, count: number.format(count) });

/** Replaces the placeholders of a text. A placeholder without a value stays. */
export const fillText = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
