import { globSync, readFileSync } from "node:fs";

const ROW = /^(?: {2}\||export type \w+ =) ".*$/gm;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** The texts that an area lists, as they stand in code, quoted. */
const textsIn = (file: string): string[] =>
  (readFileSync(`web/words/${file}`, "utf8").match(ROW) ?? []).flatMap((row) => row.match(QUOTED) ?? []);

/** The texts of every area, quoted, by its name. */
export const AREA_TEXTS: ReadonlyMap<string, readonly string[]> = new Map(
  globSync("*.ts", { cwd: "web/words" })
    .map((file): [string, string[]] => [file.replace(/\.ts$/, ""), textsIn(file)])
    .filter(([, texts]) => texts.length > 0),
);
