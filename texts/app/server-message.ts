import { filledText } from "#schema/filled-failures.ts";
import { type Message, type MessageValues, withoutRow } from "#texts/message.ts";
import { fillText } from "#texts/fill.ts";
import type { RulesText } from "#locales/account.ts";
import { countryName } from "./country-names.ts";
import { listed } from "./listed.ts";
import { formatNumber } from "./numbers.ts";
import { perLanguage } from "./per-language.ts";
import { findText, tMessage } from "./t.ts";

const long = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }),
);

const IN_ROW: RulesText = "Row {row}: {message}";

/** Says the values of a message: numbers and days as the language writes them, names of fields and countries in it. */
function formatValues({ regions, ...values }: MessageValues): Record<string, string> {
  const formatted = Object.entries(values).map(([name, value]) => {
    if (typeof value === "number") return [name, formatNumber(value)];
    if (name === "label") return [name, tMessage(String(value))];
    return [name, name === "date" ? long().format(new Date(String(value))) : String(value)];
  });
  const countries = Array.isArray(regions) && listed(regions.map(countryName));
  return { ...Object.fromEntries(formatted), ...(countries && { country: countries, countries }) };
}

/**
 * Translates a message with its values; undefined where the language has no text for it. A failure of the server comes
 * with its code in the text's place.
 */
export function translateMessage({ text: said, values }: Message): string | undefined {
  const text = filledText(said, values) ?? said;
  const inner = withoutRow(text);
  const translation = findText(inner);
  if (translation === undefined) return undefined;
  const message = fillText(translation, formatValues(values));
  const inRow = findText(IN_ROW);
  return inner === text || inRow === undefined
    ? message
    : fillText(inRow, { ...formatValues(values), message });
}
