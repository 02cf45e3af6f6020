import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROOMS = /^(?:schema|worker|web|local|ops|build|migrations|lint|e2e|bench|docs|trust)\//;

/** The files and folders a document names in code marks, from the root of the project. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+)`/g)].flatMap(([, path = ""]) => (ROOMS.test(path) ? [path] : []));

describe("documents", () => {
  it.each(["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/**/*.md")])(
    "%s names files that exist",
    (file) => {
      const missing = pathsIn(readFileSync(file, "utf8")).filter((path) => !existsSync(path));
      expect(missing).toEqual([]);
    },
  );

  it("the index of decisions lists every decision", () => {
    const index = readFileSync("docs/decisions/README.md", "utf8");
    const decisions = globSync("docs/decisions/2*.md").map((file) => file.replace("docs/decisions/", ""));
    expect(decisions.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  });
});
