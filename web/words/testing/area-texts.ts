import { globSync, readFileSync } from "node:fs";

const ROW = /^(?: {2}\||export type \w+ =) ".*$/gm;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

const codeOf = (area: string): string => readFileSync(`web/words/${area}.ts`, "utf8");
const textsIn = (code: string): string[] => (code.match(ROW) ?? []).flatMap((row) => row.match(QUOTED) ?? []);

/** The texts of every area by its name, quoted as in code, including the counted ones. */
export const AREA_TEXTS: ReadonlyMap<string, readonly string[]> = new Map(
  globSync("*.ts", { cwd: "web/words" })
    .map((file): [string, string[]] => [
      file.replace(/\.ts$/, ""),
      textsIn(codeOf(file.replace(/\.ts$/, ""))),
    ])
    .filter(([, texts]) => texts.length > 0),
);

/** Lists the counted texts of an area, by their English plural form. */
export const pluralsOf = (area: string): string[] =>
  textsIn(codeOf(area).replace(/^[\s\S]*?(?=export type \w+Plural)/, "")).map((text): string =>
    JSON.parse(text),
  );
