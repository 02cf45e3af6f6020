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

/**
 * Replaces the placeholders of a text. A placeholder without a value stays. A value that ends with a full stop, such as "50 χλστ."
 * or "Sammy Jr.", ends the sentence too.
 */
export const fillText = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}(\.(?!\.))?/g, (_placeholder, key: string, stop = "") => {
    const value = String(values[key] ?? `{${key}}`);
    return /\.\u2069?$/.test(value) ? value : value + stop;
  });
