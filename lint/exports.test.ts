import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

/** What tools and runtimes load by a file's name. */
const LOADED =
  /^worker\/index\.ts$|^local\/\w+\/worker\.ts$|^web\/lib\/react-on-server\.ts$|\/global-setup\.ts$|\.d\.json\.ts$/;
/** All exports of a file, which an import that isn't static or has no names may use. */
const ALL = "*";

/** Returns the path of a file that an import names; a package's name stays as it is. */
function pathOf(file: string, source: string): string {
  const [path = ""] = source.split("?");
  if (path.startsWith("#")) return path.slice(1);
  return path.startsWith(".") ? join(dirname(file), path) : path;
}

/** Reads a file's exports, and what it imports, as `file name`. */
function readModule(file: string, text: string): { exported: string[]; imported: string[] } {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const exports = staticExports.flatMap(({ entries }) => entries);
  const usedBy = (source: string | undefined, name: string | null) =>
    source === undefined ? [] : `${pathOf(file, source)} ${name ?? ALL}`;
  return {
    exported: exports.flatMap(({ exportName }) => exportName.name ?? []),
    imported: [
      ...staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.flatMap(({ importName }) => usedBy(moduleRequest.value, importName.name)),
      ),
      ...exports.flatMap(({ moduleRequest, importName }) => usedBy(moduleRequest?.value, importName.name)),
      ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
        usedBy(text.slice(start + 1, end - 1), ALL),
      ),
    ],
  };
}

/** Lists the exports that no other file imports. `files`: texts by path. */
function unused(files: ReadonlyMap<string, string>): string[] {
  const modules = [...files].map(([path, text]) => ({ path, ...readModule(path, text) }));
  const used = new Set(modules.flatMap(({ imported }) => imported));
  return modules
    .filter(({ path }) => !LOADED.test(path) && !used.has(`${path} ${ALL}`))
    .flatMap(({ path, exported }) =>
      exported.flatMap((name) => (used.has(`${path} ${name}`) ? [] : `${path}: ${name}`)),
    );
}

describe("exports", () => {
  it("every export is used in another file", () => {
    const listed = ["-co", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"];
    const files = execFileSync("git", ["ls-files", ...listed], { encoding: "utf8" })
      .split("\n")
      .filter((file) => file !== "" && existsSync(file));
    expect(files.length).toBeGreaterThan(2000);
    const advice = "Exports that no other file imports. Remove the word export, or what nobody uses";
    expect(unused(new Map(files.map((file) => [file, readFileSync(file, "utf8")]))), advice).toEqual([]);
  });

  it.each([
    "const planted = 1;",
    "async function planted() {}",
    "type planted = 1;",
    "const [planted] = [1];",
  ])("an export that no other file uses is found: export %s", (declaration) => {
    const files = new Map([
      ["one.ts", `export ${declaration}\nexport const used = 1;`],
      ["other.ts", 'import { used } from "./one.ts";\nconst planted = used;'],
    ]);
    expect(unused(files)).toEqual(["one.ts: planted"]);
  });

  it.each(['import * as all from "#a/one.ts";', 'const load = () => import("./one.ts");'])(
    "an export is used by a file that imports all of its file: %s",
    (text) => {
      const files = new Map([
        ["a/one.ts", "export const used = 1;"],
        ["a/other.ts", text],
      ]);
      expect(unused(files)).toEqual([]);
    },
  );
});
