import { fillText } from "#texts/fill.ts";
import type { RulesText } from "#locales/account.ts";
import { countryName } from "./country-names.ts";
import { listed } from "./listed.ts";
import { perLanguage } from "./per-language.ts";
import { saidFor, told } from "./t.ts";

type FilledRule = Extract<RulesText, `${string}{${string}`>;

/** The rules whose messages hold values. The type makes the list complete. */
const FILLED: Record<FilledRule, true> = {
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all": true,
  "At most {max} review platforms": true,
  "Description must be {max} characters or less": true,
  "Password must be at least {min} characters": true,
  "Please add the bank's BIC: transfers to {country} need it.": true,
  "Please choose up to {max} languages": true,
  "Please enter a mobile number of {country}, such as {example}.": true,
  "Please enter your {service} name, such as {example}.": true,
  "Row {row}: {message}": true,
  "The image must be at most {max} pixels wide and high": true,
  "This address was changed twice in 30 days. It can be changed again on {date}.": true,
  "This code is too long: {max} characters at most.": true,
  "This is a link of {service}. Please add it as {service}.": true,
  "This is the same as row {row}.": true,
  "This isn't a phone number of {country}. Please check it.": true,
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.": true,
  "This link works once, for one payment. Please enter your {service} name, such as {example}.": true,
  "Title must be {max} characters or less": true,
  "Username must be at least {min} characters": true,
  "You chose five new addresses in 30 days. You can choose another one on {date}.": true,
  "You can have at most {max} ways to be tipped.": true,
  "You can have up to {max} tours": true,
  "You can have up to {max} profiles": true,
  "You can have up to {max} review platforms": true,
  "You have {count} passkeys. Remove one to add another.": true,
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.": true,
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.": true,
  "{label} must be less than {max} characters": true,
  "{service} is used in {countries}.": true,
  "{service} takes a phone number, no e-mail.": true,
};

/** Makes the pattern of messages that were made of a text. A placeholder that comes again has the same value. */
function patternOf(text: string): RegExp {
  const seen = new Set<string>();
  const source = text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, (_, name: string) => {
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>.+)`;
  });
  return new RegExp(`^${source}$`);
}

const PATTERNS = Object.keys(FILLED).map((text) => ({ text, pattern: patternOf(text) }));

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Translates the name of a country, which the rules give in English. */
function countryOf(english: string): string {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  const code = codes.find((region) => names.of(region) === english);
  return code === undefined ? english : countryName(code);
}

const long = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: "long" }));
const digits = perLanguage((language) => new Intl.NumberFormat(language));

/** What translates a value, by its placeholder. */
const VALUES: Readonly<Record<string, (value: string) => string>> = {
  label: told,
  message: told,
  country: countryOf,
  countries: (english) => listed(english.split(", ").map(countryOf)),
  date: (english) => long().format(new Date(english)),
};

/** Translates a value. Without a translation a number gets the language's digits, and the rest stays as it came. */
function sayValue(name: string, value: string): string {
  const say = VALUES[name];
  if (say) return say(value);
  return /^\d+$/.test(value) ? digits().format(Number(value)) : value;
}

/** Translates a message that holds values, such as a length; undefined for one that no rule makes. */
export function sayFilledRule(message: string): string | undefined {
  for (const { text, pattern } of PATTERNS) {
    const said = saidFor(text);
    const values = pattern.exec(message)?.groups;
    if (typeof said === "string" && values)
      return fillText(
        said,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sayValue(name, value)])),
      );
  }
  return undefined;
}
