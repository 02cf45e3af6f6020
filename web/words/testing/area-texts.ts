import { globSync, readFileSync } from "node:fs";

const ROW = /^(?: {2}\||export type \w+ =) ".*$/gm;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

const codeOf = (area: string): string => readFileSync(`web/words/${area}.ts`, "utf8");
const textsIn = (code: string): string[] => (code.match(ROW) ?? []).flatMap((row) => row.match(QUOTED) ?? []);

/** The texts of every area, quoted as they stand in code, by its name; what is counted there among them. */
export const AREA_TEXTS: ReadonlyMap<string, readonly string[]> = new Map(
  globSync("*.ts", { cwd: "web/words" })
    .map((file): [string, string[]] => [
      file.replace(/\.ts$/, ""),
      textsIn(codeOf(file.replace(/\.ts$/, ""))),
    ])
    .filter(([, texts]) => texts.length > 0),
);

/** What an area counts, by the plural form in English. */
export const pluralsOf = (area: string): string[] =>
  textsIn(codeOf(area).replace(/^[\s\S]*?(?=export type \w+Plural)/, "")).map((text): string =>
    JSON.parse(text),
  );
