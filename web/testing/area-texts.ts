import { readFileSync } from "node:fs";
import type { Plural } from "#locales/text.ts";

const ENGLISH: Record<string, Record<string, string | Plural>> = JSON.parse(
  readFileSync("locales/account/en.json", "utf8"),
);

/** The texts of every area of the app by its name, quoted as in code, including the counted ones. */
export const AREA_TEXTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(ENGLISH)
    .filter(([area]) => area !== "mail" && area !== "legal")
    .map(([area, texts]) => [area, Object.keys(texts).map((text) => JSON.stringify(text))]),
);

/** Lists the counted texts of an area, by their English plural form. */
export const pluralsOf = (area: string): string[] =>
  Object.entries(ENGLISH[area] ?? {}).flatMap(([text, translation]) =>
    typeof translation === "string" ? [] : [text],
  );
