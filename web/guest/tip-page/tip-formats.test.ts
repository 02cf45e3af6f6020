import { expect, it } from "vitest";
import { decimalSign, placeNames } from "./tip-formats.ts";

it.each([
  ["en", "Spain, Portugal, Italy"],
  ["de", "Spanien, Portugal, Italien"],
  ["ru", "Испания, Португалия, Италия"],
  ["tr", "İspanya, Portekiz, İtalya"],
  ["ko", "스페인, 포르투갈, 이탈리아"],
  ["ja", "スペイン、ポルトガル、イタリア"],
  ["zh-Hans", "西班牙、葡萄牙、意大利"],
  ["ar", "إسبانيا، البرتغال، إيطاليا"],
  ["ur", "ہسپانیہ، پرتگال، اٹلی"],
  ["bn", "স্পেন, পর্তুগাল, ইতালি"],
] as const)("the countries of a way are apart in %s", (language, names) => {
  expect(placeNames(["ES", "PT", "IT"], language, "SEPA")).toBe(names);
});

it.each([
  ["en", "."],
  ["de", ","],
  ["fr", ","],
  ["pt-BR", ","],
  ["de-CH", "."],
  ["ja", "."],
  // Its own sign is no key of a bank's field.
  ["ar-EG", "."],
])("a decimal in %s has the sign %s", (locale, sign) => {
  expect(decimalSign(locale)).toBe(sign);
});
