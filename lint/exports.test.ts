import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const EXPORTED = /^export (?:async )?(?:const|let|function\*?|class|type|interface) (?:\[([^\]]+)\]|(\w+))/gm;

const namesIn = (text: string): string[] =>
  [...text.matchAll(EXPORTED)].flatMap(([, several, one]) => several?.match(/\w+/g) ?? one ?? []);

/** Lists the exports whose names are in no other file. `files`: texts by path. */
function unused(files: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, number>();
  for (const text of files.values())
    for (const word of new Set(text.match(/\w+/g))) users.set(word, (users.get(word) ?? 0) + 1);
  return [...files].flatMap(([path, text]) =>
    namesIn(text).flatMap((name) => (users.get(name) === 1 ? [`${path}: ${name}`] : [])),
  );
}

describe("exports", () => {
  it("every export is used in another file", () => {
    const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" })
      .split("\n")
      .filter((file) => file !== "" && existsSync(file));
    expect(files.length).toBeGreaterThan(2000);
    expect(unused(new Map(files.map((file) => [file, readFileSync(file, "utf8")])))).toEqual([]);
  });

  it.each([
    "const planted = 1;",
    "async function planted() {}",
    "type planted = 1;",
    "const [planted] = [1];",
  ])("an export that no other file uses is found: export %s", (declaration) => {
    const files = new Map([
      ["one.ts", `export ${declaration}\nexport const used = 1;`],
      ["other.ts", "export const made = used;"],
      ["third.ts", "made;"],
    ]);
    expect(unused(files)).toEqual(["one.ts: planted"]);
  });
});
