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
    ["@Example.net (marta) +351 _x_", ["example.net", "marta", "351", "x_"]],
    ["🦊fox", ["fox"]],
    ["🦊 *** @", ["🦊", "***", "@"]],
    ["ΟΔΥΣ", ["οδυσ"]],
    ["a A á", ["a"]],
    ['Silva, “Marta”; O’Brien! "', ["silva", "marta", "o'brien", '"']],
    ["https://lanyard.example/profile/k7m2p9q4rs/tip?lang=pt", ["k7m2p9q4rs"]],
    ["lanyard.example/Q/K7M2P9Q4RS/badge (/@marta-lisbon).", ["k7m2p9q4rs", "marta-lisbon"]],
    [" ", []],
  ])("the search terms of %j are %j", (query, terms) => {
    expect(termsOf(query)).toEqual(terms);
  });
});

describe("a word that is written with another keyboard", () => {
  it.each([
    ["O'Brien", "Seán O’Brien"],
    ["OʼBrien", "Seán O'Brien"],
    ["o`brien", "Seán O'Brien"],
    ["Jean–Luc", "Jean-Luc"],
    ["Jean-Luc", "Jean\u2011Luc"],
    ["Kaʻiulani", "Ka'iulani"],
    ["Alohi", "ʻAlohi"],
    ["علیرضا", "علی\u200Cرضا"],
    ["\u202Amarta\u202C", "Marta"],
    ["Marta", "Mar\u00ADta"],
    ["guide٢٠٢٤", "guide2024"],
  ])("a search for %j finds %j", (query, stored) => {
    const [term = "?"] = termsOf(query);
    expect(indexTermsOf(stored).some((word) => word.startsWith(term))).toBe(true);
  });
});
