import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/**
 * Finds the lines of a migration that rebuild a table. SQLite tools change a table by copying it to a new one and
 * dropping the old one, and on D1 that drop silently deletes every row that refers to it (drizzle-orm #4938).
 */
const findRebuilds = (sql: string): string[] =>
  sql
    .split("\n")
    .flatMap((line, n) =>
      /\bDROP\s+TABLE\b|__new_/i.test(line.replace(/--.*$/, "")) ? [`line ${n + 1}: ${line.trim()}`] : [],
    );

describe("migrations", () => {
  it.each(globSync("migrations/*.sql"))("the migration %s changes tables without rebuilding them", (file) => {
    expect(findRebuilds(readFileSync(file, "utf8"))).toEqual([]);
  });

  it("a migration that rebuilds a table is detected, however it is written", () => {
    const rebuild =
      "PRAGMA foreign_keys=OFF;\nCREATE TABLE `__new_users` (id integer);\nINSERT INTO `__new_users` SELECT id FROM users;\ndrop  table users;";
    expect(findRebuilds(rebuild).map((line) => line.slice(0, 6))).toEqual(["line 2", "line 3", "line 4"]);
    expect(findRebuilds("ALTER TABLE users ADD COLUMN phone text; -- no DROP TABLE")).toEqual([]);
  });
});
