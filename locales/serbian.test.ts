import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inLatin } from "./serbian.ts";

it.each([
  ["Љубазни водич, њушка, џеп", "Ljubazni vodič, njuška, džep"],
  ["ЉУБАВ И ЊЕГА", "LJUBAV I NJEGA"],
  ["Ђорђе шета ћошком; жеља {name} <b>Чај</b>", "Đorđe šeta ćoškom; želja {name} <b>Čaj</b>"],
  ["PayPal и QR код", "PayPal i QR kod"],
  ["Њ", "Nj"],
  ["", ""],
])("the Serbian text %j is %j in Latin letters", (cyrillic, latin) => expect(inLatin(cyrillic)).toBe(latin));

it("a letter of another language in Serbian is named with its line alone", () => {
  expect(() => inLatin("Добро јутро\n  Добрый день\nЗдраво")).toThrow(
    /^“ы” is no Serbian letter: Добрый день$/,
  );
});

it("the Serbian in Latin letters is what the Cyrillic texts say, letter by letter", () => {
  const read = (code: string) => readFileSync(`locales/guest/${code}.json`, "utf8");
  expect(read("sr-Latn")).toBe(inLatin(read("sr-Cyrl")));
});
