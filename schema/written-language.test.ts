import { describe, expect, it } from "vitest";
import { guideSchema } from "./guide.ts";
import { writtenLanguageOf } from "./written-language.ts";

it.each([
  ["de", "de"],
  ["PT-br", "pt-BR"],
  ["zh-hant", "zh-Hant"],
  ["zh-Hant-HK", "zh-Hant-HK"],
  ["tlh", "tlh"],
  ["es-419", "es-419"],
])("the tag %j is the language %j", (tag, language) => expect(writtenLanguageOf(tag)).toBe(language));

it.each([
  "xx",
  "und",
  "mul",
  "zxx",
  "",
  "d",
  "deutsch",
  "de_DE",
  "en-u-nu-latn",
  "en-x-me",
  "de-DE-1996",
  "__proto__",
])("the tag %j is no language", (tag) => expect(writtenLanguageOf(tag)).toBeUndefined());

const check = (values: object) => {
  const { data, error } = guideSchema.safeParse({ name: "Marta", ...values });
  return data ?? error?.issues.map(({ message }) => message);
};

describe("the languages of a profile", () => {
  it("eight languages are spoken at most, each counted once", () => {
    const eight = ["pt", "en", "es", "fr", "de", "it", "nl", "ja"];
    expect(check({ languagesSpoken: [...eight, "PT", "en"] })).toMatchObject({ languagesSpoken: eight });
    const message = ["Please choose up to 8 languages"];
    expect(check({ languagesSpoken: [...eight, "ko"] })).toEqual(message);
    expect(check({ languagesSpoken: "en" })).toEqual(message);
    expect(check({ languagesSpoken: null })).toEqual(message);
    expect(check({ languagesSpoken: ["xx"] })).toEqual(["Please choose a language"]);
  });

  it("the language of what is written may be unknown, but not made up", () => {
    expect(check({ language: "pt-pt" })).toMatchObject({ language: "pt-PT" });
    expect(check({ language: "" })).toMatchObject({ language: "" });
    for (const language of ["xx", null, 1, ["de"]])
      expect(check({ language })).toEqual(["Please choose a language"]);
  });

  it("translations are in languages of the page, within the lengths of the originals", () => {
    const translations = { de: { bio: "Kleine Gruppen" }, "pt-PT": { professionalTag: "Guia" }, ja: {} };
    expect(check({ translations })).toMatchObject({
      translations: {
        de: { bio: "Kleine Gruppen", professionalTag: "" },
        "pt-PT": { bio: "", professionalTag: "Guia" },
      },
    });
    expect(check({ translations: { de: { bio: "x".repeat(201) } } })).toEqual([
      "Bio must be less than 200 characters",
    ]);
    expect(check({ translations: { de: { professionalTag: "x".repeat(31) } } })).toEqual([
      "Tag must be less than 30 characters",
    ]);
  });

  it.each([
    ["a language the page has not", { xx: { bio: "x" } }],
    ["a part of every object", { constructor: { bio: "x" } }],
    ["null", null],
    ["a list", [{ bio: "x" }]],
    ["nothing in a language", { de: null }],
    ["a list in a language", { de: [] }],
    ["a text that is a number", { de: { bio: 1 } }],
  ])("translations are refused as %s", (_, translations) =>
    expect(check({ translations })).toEqual([
      expect.stringMatching(/^(?:Invalid input|Please choose a language)$/),
    ]),
  );

  it("a translation under __proto__ is refused: it is no language", () => {
    const translations = JSON.parse('{"__proto__":{"bio":"x"},"de":{"bio":"y"}}');
    expect(check({ translations })).toEqual(["Please choose a language"]);
    expect({}).not.toHaveProperty("bio");
  });

  it("a guide's short name has at most 30 characters", () => {
    expect(check({ callMe: " Marta " })).toMatchObject({ callMe: "Marta" });
    expect(check({ callMe: null })).toMatchObject({ callMe: "" });
    expect(check({ callMe: "x".repeat(31) })).toEqual(["Call me must be less than 30 characters"]);
  });
});
