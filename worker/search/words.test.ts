import { describe, expect, it } from "vitest";
import { termsOf, wordsOf } from "./words.ts";

describe("wordsOf", () => {
  it.each([
    ["Marta Oliveira", ["marta", "oliveira"]],
    [
      "ana.silva@tours.example",
      ["ana.silva@tours.example", "silva@tours.example", "tours.example", "example"],
    ],
    ["Ångström Ñandú", ["angstrom", "nandu"]],
    ["O'Brien-Smith", ["o'brien-smith", "brien-smith", "smith"]],
    ["🦊 fox", ["🦊", "fox"]],
    ["100% _under_", ["100%", "_under_", "under_"]],
    ["東京 ガイド", ["東京", "カイト"]],
    ["Marta marta MARTA", ["marta"]],
    ["", []],
  ])("%s is found by %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("stays bounded, whatever the text is", () => {
    expect(wordsOf("a ".repeat(100), "b.".repeat(60)).length).toBeLessThanOrEqual(17);
  });
});

describe("termsOf", () => {
  it.each([
    ["  Marta   OLIVEIRA ", ["marta", "oliveira"]],
    ["silva@Tours", ["silva@tours"]],
    ["a b c d e f g", ["a", "b", "c", "d", "e"]],
    ["a A á", ["a"]],
    [" ", []],
  ])("%j looks for %j", (query, terms) => {
    expect(termsOf(query)).toEqual(terms);
  });
});
