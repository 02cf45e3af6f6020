import { CURRENCIES } from "#schema/currency.ts";
import { perLanguage } from "./per-language.ts";

/** Lists the currencies by their names in the app's language. */
export const currencyChoices = perLanguage((language) => {
  const names = new Intl.DisplayNames(language, { type: "currency" });
  return CURRENCIES.map((value) => {
    const name = names.of(value) ?? value;
    // Browsers don't know the newest ones.
    return { value, text: name === value ? value : `${value} · ${name}` };
  });
});
