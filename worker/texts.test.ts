import { expect, it } from "vitest";
import { legal, mail } from "#locales/account/en.json";

const sources = import.meta.glob<string>(
  [
    "./{mail,legal-pages,push}/*.ts",
    // The names of ways to be tipped.
    "../payment-codes/kinds.ts",
    "../web/guest/legal-page/*.tsx",
    "!./**/*.test.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

it.each([
  ["e-mails", mail, /\/(?:mail|push|payment-codes)\//],
  ["legal pages", legal, /\/legal-pages?\//],
])("each text of %s is said somewhere", (_, texts, rooms) => {
  const source = Object.entries(sources)
    .filter(([file]) => rooms.test(file))
    .map(([, text]) => text)
    .join("\n");
  expect(Object.keys(texts).filter((text) => !source.includes(JSON.stringify(text)))).toEqual([]);
});
