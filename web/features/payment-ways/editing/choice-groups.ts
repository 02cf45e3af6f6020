import type { Country } from "#schema/country.ts";
import type { LinkField } from "#schema/links.ts";
import { plainLetters } from "#schema/plain-letters.ts";
import { readBankCode } from "#payment-codes/bank-code.ts";
import { SEPA } from "#payment-codes/country-sets.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { numberRail } from "#payment-codes/number-rails.ts";
import { countryName } from "#texts/app/country-names.ts";
import { appLocale, t, tMessage } from "#texts/app/t.ts";
import { type Choice, EVERYWHERE, IBAN, LOCAL } from "./choices.ts";

/** Choices under a heading. */
type Group = { title: string; isOwn: boolean; choices: readonly Choice[] };

/** Returns whether every word of a search is the beginning of a word of the choice or of its group's name. */
function fits({ label, note }: Choice, title: string, search: string): boolean {
  const words = plainLetters(`${tMessage(label)} ${t(note)} ${title}`).split(/[^\p{L}\p{N}]+/u);
  const whole = words.join("");
  return plainLetters(search)
    .split(/\s+/)
    .map((part) => part.replace(/[^\p{L}\p{N}]/gu, ""))
    .every((part) => words.some((word) => word.startsWith(part)) || whole.startsWith(part));
}

/**
 * Groups the choices for a guide of this country: the country's own, what works almost everywhere, then the other
 * countries'.
 */
export function choiceGroups(country: Country | null, search: string): Group[] {
  const isSepa = country !== null && SEPA.includes(country);
  const bank = isSepa ? ({ ...IBAN, note: "IBAN, for the whole euro area" } as const) : null;
  const inCountry = (place: Country) => LOCAL.filter(({ countries }) => countries.includes(place));
  const others = [...new Set(LOCAL.flatMap(({ countries }) => countries))]
    .filter((place) => place !== country)
    .map((place) => ({ title: countryName(place), isOwn: false, choices: inCountry(place) }))
    .sort((one, other) => one.title.localeCompare(other.title, appLocale()));
  const groups: Group[] = [
    ...(country === null
      ? []
      : [
          {
            title: countryName(country),
            isOwn: true,
            choices: [...inCountry(country), ...(bank ? [bank] : [])],
          },
        ]),
    {
      title: t("Almost everywhere"),
      isOwn: false,
      choices: EVERYWHERE.filter((choice) => !(bank && choice === IBAN)),
    },
    ...others,
  ];
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter(
        (choice) => search.trim() === "" || fits(choice, group.title, search.trim()),
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** Returns whether the guide has this already and can have it only once. `filled`: the form's fields that aren't empty. */
export function isAdded(
  choice: Choice,
  ways: readonly PaymentWay[],
  filled: ReadonlySet<LinkField>,
): boolean {
  if ("field" in choice) return filled.has(choice.field);
  if (choice.isRepeatable) return false;
  const { kind, label, country } = choice.preset;
  if (kind === "bank-qr")
    return ways.some((other) => other.kind === kind && readBankCode(other.value)?.scheme === choice.scheme);
  if (kind !== "number") return ways.some((other) => other.kind === kind);
  const rail = numberRail(label);
  return ways.some(
    (other) => other.kind === kind && numberRail(other.label) === rail && other.country === country,
  );
}
