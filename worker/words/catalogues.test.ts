import { describe, expect, it } from "vitest";
import { ACCOUNT_LANGUAGES } from "#schema/language.ts";
import type { Plural } from "#schema/placeholders.ts";
import { localeOf } from "./say.ts";

type Catalogue = Readonly<Record<string, string | Plural>>;

const modules = import.meta.glob<{ words?: Catalogue }>("../{mail,legal-pages}/words/*.ts", {
  eager: true,
});
const sources = import.meta.glob<string>(["../{mail,legal-pages,push}/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = Object.entries(modules).flatMap(([file, { words }]) => {
  const [, room = "", name = ""] = /(mail|legal-pages)\/words\/([\w-]+)\.ts$/.exec(file) ?? [];
  const language = ACCOUNT_LANGUAGES.find((language) => language.toLowerCase() === name);
  return words && language ? [{ room, language, words }] : [];
});

/** What is the same in English and in some of these languages. */
const SAME = new Set(["{label}:", "E-mail: {address}", "Privacy", "Name", "name", "Cookies", "Passkeys"]);

const markup = (text: string): string[] => (text.match(/<\/?[ab]>|\{\w+\}/g) ?? []).toSorted();
const textsOf = (said: string | Plural): string[] =>
  typeof said === "string" ? [said] : Object.values(said);

it("every language but English has a catalogue of the letters and of the legal pages", () => {
  const others = ACCOUNT_LANGUAGES.filter((language) => language !== "en").toSorted();
  for (const room of ["mail", "legal-pages"])
    expect(
      catalogues
        .filter((one) => one.room === room)
        .map(({ language }) => language)
        .toSorted(),
    ).toEqual(others);
});

describe.each(catalogues)("$room in $language", ({ room, language, words }) => {
  it(`no English text is left in the catalogue of ${room} in ${language}`, () => {
    const left = Object.entries(words).filter(
      ([text, said]) => !SAME.has(text) && textsOf(said).includes(text),
    );
    expect(left).toEqual([]);
  });

  it(`each text of ${room} in ${language} has the placeholders and the markup of the English one`, () => {
    for (const [text, said] of Object.entries(words))
      if (typeof said === "string") expect([text, markup(said)]).toEqual([text, markup(text)]);
  });

  it(`what is counted in ${room} in ${language} has each plural form of the language`, () => {
    const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
    for (const said of Object.values(words))
      if (typeof said === "object") expect(Object.keys(said).toSorted()).toEqual(pluralCategories.toSorted());
  });
});

it.each([
  ["mail", /\/(?:mail|push)\//],
  ["legal-pages", /\/legal-pages\//],
] as const)("each text of the catalogues of %s is said somewhere", (room, rooms) => {
  const source = Object.entries(sources)
    .filter(([file]) => rooms.test(file))
    .map(([, text]) => text)
    .join("\n");
  const texts = Object.keys(catalogues.find((one) => one.room === room)?.words ?? {});
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !source.includes(JSON.stringify(text)))).toEqual([]);
});
