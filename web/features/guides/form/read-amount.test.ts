import { describe, expect, it } from "vitest";
import { guideSchema } from "#schema/guide.ts";
import { readAmount } from "./read-amount.ts";
import { defaultAmounts, withCountry, withCurrency } from "./fields/tip-defaults.ts";
import { formSchemaFor } from "./form-rules.ts";
import { newValues } from "./values.ts";

const check = (values: object) => formSchemaFor().safeParse({ ...newValues(), name: "Marta", ...values });
const amountsOf = (currency: string, amounts: string[]) => {
  const { data, error } = check({ currency, amounts });
  return data ? data.tipAmounts : error?.issues.map(({ path, message }) => [path.join("."), message]);
};
const WANTED = "Please give three amounts, each above zero";

describe("suggested amounts", () => {
  it.each([
    ["5", "EUR", 500],
    [" 2,50 ", "EUR", 250],
    ["0.5", "EUR", 50],
    ["1500", "JPY", 1500],
    ["1.250", "BHD", 1250],
    ["5 euro", "EUR", 500],
    ["50.000", "IDR", 5_000_000],
    ["１,０００", "JPY", 1000],
  ] as const)("the typed amount %j in %s is %i in minor units", (typed, currency, minor) => {
    expect(readAmount(typed, currency)).toEqual({ minor });
  });

  it.each([
    ["", "EUR"],
    ["0", "EUR"],
    ["-5", "EUR"],
    ["5 or 10", "EUR"],
    ["10.5", "JPY"],
    ["1e3", "EUR"],
  ] as const)("the typed amount %j is none in %s", (typed, currency) => {
    expect(readAmount(typed, currency)).toEqual({ message: WANTED });
  });

  it("an amount no guest could pass on is told with the largest one", () => {
    for (const typed of ["501", "1.250"])
      expect(readAmount(typed, "EUR")).toEqual({ message: "Please suggest no more than 500 EUR" });
  });

  it("amounts are sent in minor units, none for a profile that suggests none, nothing without a currency", () => {
    expect(amountsOf("EUR", ["5", "10", "20"])).toEqual([500, 1000, 2000]);
    expect(amountsOf("EUR", [])).toBeNull();
    expect(check({ amounts: ["5", "10", "20"] }).data).not.toHaveProperty("tipAmounts", expect.anything());
  });

  it("a wrong amount is told at its own input, beside what else is wrong", () => {
    const { error } = check({ name: "", currency: "EUR", amounts: ["5", "x", "20"] });
    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["name", "Name is required"],
      ["amounts.1", WANTED],
    ]);
  });

  it("the server's schema takes what the form sends", () => {
    const { data } = check({ country: "PT", currency: "EUR", amounts: ["5", "10", "20"] });
    expect(guideSchema.parse(data)).toMatchObject({
      country: "PT",
      currency: "EUR",
      tipAmounts: [500, 1000, 2000],
    });
  });
});

describe("country and currency", () => {
  const portugal = { country: "PT", currency: "EUR", amounts: ["3", "6", "9"] };

  it("a first country brings its currency with its amounts", () => {
    expect(withCountry({ country: "", currency: "", amounts: [] }, "PT")).toEqual({
      country: "PT",
      currency: "EUR",
      amounts: ["5", "10", "20"],
    });
  });

  it("another country of the same currency changes no amount", () => {
    expect(withCountry(portugal, "ES")).toEqual({ ...portugal, country: "ES" });
  });

  it("a country of another currency brings that currency's amounts", () => {
    expect(withCountry(portugal, "JP")).toEqual({
      country: "JP",
      currency: "JPY",
      amounts: defaultAmounts("JPY"),
    });
  });

  it("a currency that was chosen for itself stays when the country changes", () => {
    const inDollars = { ...portugal, currency: "USD" };
    expect(withCountry(inDollars, "JP")).toEqual({ ...inDollars, country: "JP" });
  });

  it("a guide who suggests no amounts suggests none in another currency either", () => {
    expect(withCurrency({ ...portugal, amounts: [] }, "USD").amounts).toEqual([]);
    expect(withCurrency(portugal, "USD").amounts).toEqual(["5", "10", "20"]);
  });

  it("a country without a currency leaves everything else as it was", () => {
    expect(withCountry(portugal, "AQ")).toEqual({ ...portugal, country: "AQ" });
  });
});
