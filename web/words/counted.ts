import { fillText, type NamesIn, type Plural } from "#schema/placeholders.ts";
import type { AppPlural } from "#locales/account.ts";
import { appLanguage, saidFor } from "./t.ts";

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
  const known = saidFor(other);
  const forms: Plural = typeof known === "object" ? known : { one, other };
  const form = forms[new Intl.PluralRules(appLanguage()).select(count)] ?? forms.other;
  return fillText(form, { ...values, count: new Intl.NumberFormat(appLanguage()).format(count) });
}
