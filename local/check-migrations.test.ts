import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findRebuilds } from "./check-migrations.ts";

describe("migrations", () => {
  it.each(globSync("migrations/*.sql"))("%s changes tables without rebuilding them", (file) => {
    expect(findRebuilds(readFileSync(file, "utf8"))).toEqual([]);
  });

  it("a rebuilt table is noticed, however it is written", () => {
    const rebuild =
      "PRAGMA foreign_keys=OFF;\nCREATE TABLE `__new_users` (id integer);\nINSERT INTO `__new_users` SELECT id FROM users;\ndrop  table users;";
    expect(findRebuilds(rebuild).map((line) => line.slice(0, 6))).toEqual(["line 2", "line 3", "line 4"]);
    expect(findRebuilds("ALTER TABLE users ADD COLUMN phone text; -- no DROP TABLE")).toEqual([]);
  });
});
