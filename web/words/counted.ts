import type { Plural } from "#web/i18n/catalogue.ts";
import type { AppPlural } from "./areas.ts";
import { appLanguage, fill, saidFor } from "./t.ts";

/** Counts in the plural form of the number. The text is known by its English `other`. */
export function counted<Text extends AppPlural>(one: string, other: Text, count: number): string {
  const known = saidFor(other);
  const forms: Plural = typeof known === "object" ? known : { one, other };
  const form = forms[new Intl.PluralRules(appLanguage()).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat(appLanguage()).format(count) });
}
