import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { ACCOUNT_LANGUAGES, PAGE_LANGUAGES } from "#locales/languages.ts";
import { FAILURES } from "#schema/failures.ts";
import { COMMENT_REQUIRED, NAME_REQUIRED, RATING_MESSAGE } from "#schema/review-rules.ts";
import { DISPLAY_TAG } from "#schema/tag.ts";
import { PROFILE_TITLE, SHARE_TEXT } from "#web/features/sharing/share-texts.ts";
import { faultsOf, type Section } from "./check.ts";
import { declarationOf } from "./declaration.ts";
import { page } from "./guest/en.json";
import { WORD_RULES, wordFaults } from "./word-rules.ts";

const read = (path: string) => readFileSync(path, "utf8");
const AUDIENCES = { guest: PAGE_LANGUAGES, account: ACCOUNT_LANGUAGES } as const;

describe.each(Object.entries(AUDIENCES))("the texts of each %s", (audience, languages) => {
  const folder = `locales/${audience}`;
  const english: Section = JSON.parse(read(`${folder}/en.json`));

  it("each language has a file, and there is no other", () => {
    const names = globSync(`${folder}/*.json`).map((path) => basename(path, ".json"));
    expect(names.toSorted()).toEqual([...languages].toSorted());
  });

  it.each(languages)("the texts of %s are complete, each as its language writes it", (language) => {
    const file = `${folder}/${language}.json`;
    expect(faultsOf(file, language, read(file), english)).toEqual([]);
  });
});

it("the English texts of guests are declared as they are", () => {
  expect(read("locales/guest/en.d.json.ts")).toBe(declarationOf(JSON.parse(read("locales/guest/en.json"))));
});

it("a text of an account's is its own key in English, what is counted its plural form", () => {
  const english: Record<string, Section> = JSON.parse(read("locales/account/en.json"));
  for (const [text, entry] of Object.values(english).flatMap((section) => Object.entries(section)))
    expect(typeof entry === "string" ? entry : entry.other).toBe(text);
});

it.each(ACCOUNT_LANGUAGES)("the hint of a licence names the tag as its field does, in %s", (language) => {
  const texts = Object.assign({}, ...Object.values(JSON.parse(read(`locales/account/${language}.json`))));
  const hint: string = texts["If you have one. Guests read it under your tag, as you state it."];
  // An ending may be another one in the sentence.
  const words = String(texts["Professional tag"]).toLowerCase().split(" ");
  expect(words.filter((word) => hint.toLowerCase().includes(word.slice(0, 4)))).not.toEqual([]);
});

const SAMPLE = {
  page: {
    send: "Send your message",
    hello: "Hello {name}, how are you?",
    terms: "Read <a>the terms</a>",
    count: { one: "{count} review", other: "{count} reviews" },
  },
};
const GERMAN = {
  page: {
    send: "Nachricht senden",
    hello: "Hallo {name}, wie geht es?",
    terms: "<a>Bedingungen</a> lesen",
    count: { one: "{count} Bewertung", other: "{count} Bewertungen" },
  },
};
const withText = (key: string, text: unknown) => JSON.stringify({ page: { ...GERMAN.page, [key]: text } });

describe("what is wrong with a language's file is said with file and key", () => {
  it.each([
    ["nothing", JSON.stringify(GERMAN), []],
    ["a comma behind the last text", '{ "page": { "send": "Senden", } }', [/^de\.json isn't JSON: /]],
    ["nothing behind a byte order mark", `\uFEFF${JSON.stringify(GERMAN)}`, []],
    ["nothing on lines of Windows", JSON.stringify(GERMAN, null, "\t").replaceAll("\n", "\r\n"), []],
    [
      "a key that is there twice",
      JSON.stringify(GERMAN).replace('"send":', '"send": "Absenden { \\" }", "s\\u0065nd" :'),
      [/page\.send is there twice/],
    ],
    [
      "a plural form twice",
      JSON.stringify(GERMAN).replace('"one":', '"one":"eine","one":'),
      [/page\.count\.one is there twice/],
    ],
    [
      "a text that is missing",
      JSON.stringify({ page: { ...GERMAN.page, send: undefined } }),
      [/^de\.json: page\.send is missing/],
    ],
    ["a text that English doesn't have", withText("sent", "Gesendet"), [/page\.sent isn't in English/]],
    [
      "another placeholder",
      withText("hello", "Hallo {nmae}, wie geht es?"),
      [/page\.hello has the placeholders \{nmae\}, English \{name\}/],
    ],
    [
      "a placeholder that isn't closed",
      withText("hello", "Hallo {name, wie geht es?"),
      [/page\.hello has the placeholders \{name/],
    ],
    [
      "HTML",
      withText("send", "<b>Nachricht</b> senden"),
      [/page\.send has the markup <\/b> <b>, English none/],
    ],
    ["a link that is gone", withText("terms", "Bedingungen lesen"), [/page\.terms has the markup none/]],
    [
      "a plural form of another language",
      withText("count", { one: "eine", few: "{count}", other: "{count}" }),
      [/page\.count has the plural form “few”, which de doesn't have/],
    ],
    [
      "a plural form that is missing",
      withText("count", { other: "{count} Bewertungen" }),
      [/page\.count has no plural form “one”/],
    ],
    [
      "the plural form of most numbers that is missing",
      withText("count", { one: "{count} Bewertung" }),
      [/page\.count has no plural form “other”/],
    ],
    ["null for what is counted", withText("count", null), [/page\.count needs a text for each plural form/]],
    [
      "a number in a plural form",
      withText("count", { one: "eine", other: 5 }),
      [/page\.count needs a text for each plural form/],
    ],
    ["a number", withText("send", 5), [/page\.send is one text in English/]],
    [
      "an HTML entity",
      withText("hello", "Hallo {name}, wie geht&nbsp;es?"),
      [/page\.hello has &nbsp;, which is HTML's/],
    ],
    [
      "a plural form without its number",
      withText("count", { one: "eine", other: "viele" }),
      [/page\.count has no \{count\} in its form “other”/],
    ],
    [
      "one text for what is counted",
      withText("count", "{count} Bewertungen"),
      [/page\.count needs a text for each plural form/],
    ],
    [
      "plural forms for one text",
      withText("send", { other: "{count}" }),
      [/page\.send is one text in English/],
    ],
    ["an English sentence", withText("send", "Send your message"), [/page\.send is left in English/]],
    ["a space at its end", withText("send", "Senden "), [/page\.send has a space too many/]],
    [
      "letters in two parts",
      withText("send", "Besta\u0308tigen"),
      [/page\.send isn't in Unicode's form NFC/],
    ],
    ["a straight quote", withText("send", 'Jetzt "senden"'), [/page\.send apostrophes/]],
    ["5,000 letters", withText("send", "ä".repeat(5_000)), [/page\.send has 5000 letters, 2000 at most/]],
    [
      "5,000 letters in a plural form",
      withText("count", { one: "eine", other: `{count} ${"ä".repeat(5_000)}` }),
      [/page\.count has 5008 letters/],
    ],
    ["a line break", withText("send", "Nachricht\nsenden"), [/page\.send has a control character/]],
    [
      "an escape character",
      withText("send", "Nachricht\u001b senden"),
      [/page\.send has a control character/],
    ],
    ["a text that waits for a translator", withText("send", ""), []],
    ["a list", "[]", [/^de\.json: is no object/]],
  ])("the check of a language's file names file and key of %s", (_, json, faults) => {
    const found = faultsOf("de.json", "de", json, SAMPLE);
    expect(found).toHaveLength(faults.length);
    for (const [place, fault] of faults.entries()) expect(found[place]).toMatch(fault);
  });
});

it("a 1 that is written in a plural form is wrong where another number takes the same form", () => {
  const file = JSON.stringify({ page: { ...GERMAN.page, count: { one: "1 nova", other: "{count} novas" } } });
  const said = (language: string) =>
    faultsOf("x.json", language, file, SAMPLE).map((fault) => fault.slice(0, 37));
  expect(said("pt-BR")).toEqual(["x.json: page.count says 1 in the form"]);
  for (const language of ["pt-PT", "pt", "de"]) expect(said(language)).toEqual([]);
});

it.each(WORD_RULES)("the rule “$reason” finds its violation", ({ languages, place, reason, planted }) => {
  const language = languages.startsWith("-") ? "ko" : (languages.split(" ")[0] ?? "");
  expect(wordFaults(language, place ?? "", planted)).toContain(reason);
});

it("the page, the API and the app say the same thing in the same English", () => {
  expect(page).toMatchObject({
    title: PROFILE_TITLE,
    tag: DISPLAY_TAG,
    shareText: SHARE_TEXT,
    nameRequired: NAME_REQUIRED,
    ratingInvalid: RATING_MESSAGE,
    commentRequired: COMMENT_REQUIRED,
    ownProfile: FAILURES.own_page,
    handedOn: FAILURES.handed_on,
  });
});
