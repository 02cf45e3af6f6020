import { describe, expect, it } from "vitest";
import { indexTermsOf, termsOf } from "./terms.ts";

describe("indexWordsOf", () => {
  it.each([
    ["Marta Oliveira", ["marta", "oliveira"]],
    [
      "ana.silva@tours.example",
      ["ana.silva@tours.example", "silva@tours.example", "tours.example", "example"],
    ],
    ["Ångström Ñandú", ["angstrom", "nandu"]],
    ["O'Brien-Smith", ["o'brien-smith", "brien-smith", "smith"]],
    ["🦊 fox", ["fox", "🦊"]],
    ["100% _under_", ["100%", "under_", "_under_"]],
    ["東京 ガイド", ["東京", "京", "カイト", "イト", "ト"]],
    ["Søren Straße Łódź ışık Ægir", ["soren", "strasse", "lodz", "isik", "aegir"]],
    ["ΟΔΥΣΣΕΑΣ", ["οδυσσεασ"]],
    ["~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ Bea", ["bea", "~"]],
    ["Marta marta MARTA", ["marta"]],
    ["", []],
  ])("the search terms of the text %s are %j", (text, words) => {
    expect(indexTermsOf(text)).toEqual(words);
  });

  it("the number of search terms is bounded, whatever the text", () => {
    expect(indexTermsOf("a ".repeat(100), "b.".repeat(60)).length).toBeLessThanOrEqual(17);
  });
});

describe("termsOf", () => {
  it.each([
    ["  Marta   OLIVEIRA ", ["marta", "oliveira"]],
    ["silva@Tours", ["silva@tours"]],
    ["@Example.net (marta) +351 _x_", ["example.net", "marta)", "351", "x_"]],
    ["🦊fox", ["fox"]],
    ["🦊 *** @", ["🦊", "***", "@"]],
    ["ΟΔΥΣ", ["οδυσ"]],
    ["a A á", ["a"]],
    [" ", []],
  ])("the search terms of %j are %j", (query, terms) => {
    expect(termsOf(query)).toEqual(terms);
  });
});
