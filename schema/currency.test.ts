import { describe, expect, it } from "vitest";
import { COUNTRIES, countryOf } from "./country.ts";
import { currencyOfCountry } from "./country-currency.ts";
import {
  CURRENCIES,
  decimalAmount,
  defaultTips,
  fractionDigits,
  isAmount,
  isCurrency,
  maxAmount,
  parseAmount,
  plainAmount,
  type Currency,
} from "./currency.ts";

describe("the largest tips", () => {
  // Market rates of 2026: what a few hundred euros are.
  it.each<[Currency, number]>([
    ["LBP", 2_000_000],
    ["LBP", 20_000_000],
    ["IRR", 20_000_000],
    ["IRR", 200_000_000],
    ["VND", 2_000_000],
    ["IDR", 2_000_000],
  ])("an amount of %s %i, which is no more than 200 euros, can be given", (currency, units) => {
    const minor = units * 10 ** fractionDigits(currency);
    expect([isAmount(minor, currency), parseAmount(String(minor), currency)]).toEqual([true, minor]);
  });
});

describe("countries", () => {
  it("every country has a code of ISO 3166-1 and a name", () => {
    const names = new Intl.DisplayNames("en", { type: "region" });
    expect(COUNTRIES).toHaveLength(249);
    expect(new Set(COUNTRIES).size).toBe(249);
    expect(COUNTRIES.filter((code) => names.of(code) === code)).toEqual([]);
  });

  it.each([
    ["pt", "PT"],
    [" DE ", "DE"],
    ["T1", null],
    ["XX", null],
    ["EU", null],
    ["", null],
    [null, null],
    ["constructor", null],
  ])("the country code %j means %s", (code, country) => {
    expect(countryOf(code)).toBe(country);
  });
});

describe("currencies", () => {
  it("every country has a known currency but Antarctica, and every currency a country", () => {
    expect(COUNTRIES.filter((country) => currencyOfCountry(country) === null)).toEqual(["AQ"]);
    expect(COUNTRIES.flatMap((country) => currencyOfCountry(country) ?? []).every(isCurrency)).toBe(true);
    const used = new Set(COUNTRIES.map((country) => currencyOfCountry(country)));
    expect(CURRENCIES.filter((currency) => !used.has(currency))).toEqual([]);
  });

  it.each([
    ["HR", "EUR"],
    ["BG", "EUR"],
    ["GG", "GBP"],
    ["LI", "CHF"],
    ["CW", "XCG"],
    ["SV", "USD"],
    ["ZW", "ZWG"],
    ["XK", null],
    [null, null],
  ])("the currency of %s is %s", (country, currency) => {
    expect(currencyOfCountry(countryOf(country))).toBe(currency);
  });

  it("every currency has the decimals of ISO 4217, and a name", () => {
    const withDigits = (digits: number) =>
      CURRENCIES.filter((currency) => fractionDigits(currency) === digits).join(" ");
    expect(withDigits(0)).toBe("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF");
    expect(withDigits(3)).toBe("BHD IQD JOD KWD LYD OMR TND");
    const names = new Intl.DisplayNames("en", { type: "currency" });
    // Younger than some machines' tables: Zimbabwe's gold and the Caribbean guilder.
    const unnamed = CURRENCIES.filter((currency) => names.of(currency) === currency);
    expect(unnamed.filter((currency) => currency !== "ZWG" && currency !== "XCG")).toEqual([]);
  });

  it.each<[Currency, readonly number[] | null]>([
    ["EUR", [500, 1000, 2000]],
    ["JPY", [500, 1000, 2000]],
    ["SEK", [5000, 10_000, 20_000]],
    ["KWD", [2000, 5000, 10_000]],
    ["INR", [10_000, 20_000, 50_000]],
    ["VND", [50_000, 100_000, 200_000]],
    ["ARS", null],
  ])("the tips suggested in %s are %j, in minor units", (currency, tips) => {
    expect(defaultTips(currency)).toEqual(tips);
  });

  it("every currency's tips rise and stay within its maximum", () => {
    for (const currency of CURRENCIES) {
      const [few, some, many] = defaultTips(currency) ?? [1, 2, 3];
      expect([currency, few < some, some < many, many <= maxAmount(currency)]).toEqual([
        currency,
        true,
        true,
        true,
      ]);
    }
  });
});

describe("amounts", () => {
  it.each([
    ["1000", 1000],
    ["1", 1],
    ["50000", 50_000],
    ["50001", null],
    ["0", null],
    ["-1", null],
    ["+5", null],
    ["007", null],
    ["1e9", null],
    ["1000000000", null],
    ["10.5", null],
    ["10,5", null],
    [" 10", null],
    ["0x10", null],
    ["١٠", null],
    ["99999999999999999999", null],
    ["NaN", null],
    ["", null],
    [null, null],
  ])("the amount %j in cents is read as %s", (text, amount) => {
    expect(parseAmount(text, "EUR")).toBe(amount);
  });

  it.each([
    [10.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [0, false],
    [100_000, true],
    [100_001, false],
  ])("the number %s is an amount of yen: %s", (amount, expected) => {
    expect(isAmount(amount, "JPY")).toBe(expected);
  });

  it.each<[number, Currency, string, string]>([
    [8925, "EUR", "89.25", "89.25"],
    [1000, "EUR", "10.00", "10"],
    [1050, "EUR", "10.50", "10.50"],
    [5, "EUR", "0.05", "0.05"],
    [10, "EUR", "0.10", "0.10"],
    [1800, "JPY", "1800", "1800"],
    [1500, "KWD", "1.500", "1.500"],
    [2000, "KWD", "2.000", "2"],
    [5_000_000, "VND", "5000000", "5000000"],
  ])("the amount %s %s is written as %s and as %s", (amount, currency, decimal, plain) => {
    expect(decimalAmount(amount, currency)).toBe(decimal);
    expect(plainAmount(amount, currency)).toBe(plain);
  });
});
