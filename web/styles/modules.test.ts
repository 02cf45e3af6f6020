import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const MODULES = globSync("web/**/*.module.css").map((path) => resolve(path));
const IMPORT = /import (\w+) from "(?:#|\.{1,2}\/)[^"]*\.module\.css";/g;

/** Finds the classes that a module's rules name. */
function namedIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\/|:global\([^)]*\)|\{[^{}]*\}/gs, "");
  return new Set([...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name = ""]) => name));
}

/** Finds what a component takes of the modules it imports. `whole`: whether it chooses by a value. */
function takenBy(path: string): { module: string; names: string[]; whole: boolean }[] {
  const code = readFileSync(path, "utf8");
  const rest = code.replace(IMPORT, "");
  return [...code.matchAll(IMPORT)].map(([line, styles = ""]) => {
    const [, from = ""] = /from "(.*)"/.exec(line) ?? [];
    return {
      module: from.startsWith("#") ? resolve(from.slice(1)) : resolve(dirname(path), from),
      names: [...rest.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))].map(([, name = ""]) => name),
      whole: new RegExp(`\\b${styles}(?!\\.)\\b`).test(rest),
    };
  });
}

const taken = globSync("web/**/*.tsx").flatMap(takenBy);

describe("a CSS module", () => {
  it.each(MODULES)(
    "a CSS module has a rule for each class that is taken from it, and none besides: %s",
    (module) => {
      const known = namedIn(readFileSync(module, "utf8"));
      const users = taken.filter((user) => user.module === module);
      const names = new Set(users.flatMap((user) => user.names));
      expect(users).not.toEqual([]);
      expect([...names].filter((name) => !known.has(name))).toEqual([]);
      if (users.some(({ whole }) => whole)) return;
      expect([...known].filter((name) => !names.has(name))).toEqual([]);
    },
  );
});
