import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { CommandError, explain } from "./command-error.ts";

it("a command's end is explained in a sentence where its user can mend it, and as it is otherwise", () => {
  expect(explain(new CommandError("Which site?"))).toBe("Which site?");
  const fault = new Error("a fault of ours");
  expect(explain(fault)).toBe(fault);
  expect(explain("a word")).toBe("a word");
});

it("a port that another program has is explained in a sentence, by whomever it was met", () => {
  const ofSystem = Object.assign(new Error("listen EADDRINUSE: address already in use 127.0.0.1:9000"), {
    code: "EADDRINUSE",
  });
  const words = "Address already in use (127.0.0.1:9000). Please specify a different port with --port.";
  const ofRuntime = Object.assign(new Error(words), { code: "ERR_ADDRESS_IN_USE" });
  for (const error of [ofSystem, ofRuntime])
    expect(explain(error)).toMatch(
      /^127\.0\.0\.1:9000 is used by another program: choose a free port with PORT=/,
    );
});

it("a full disk is explained in a sentence, by whomever it was met", () => {
  using database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE t (x); PRAGMA max_page_count = 2");
  const ofSqlite = () => {
    try {
      database.exec("INSERT INTO t VALUES (zeroblob(100000))");
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const ofSystem = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const ofRuntime = new Error("workerd/util/sqlite.c++: database or disk is full: SQLITE_FULL");
  for (const error of [ofSqlite(), ofSystem, ofRuntime])
    expect(explain(error)).toMatch(/^The disk is full: make room and run this again\./);
});

it("a disk that can only be read is explained in a sentence, by whomever it was met", () => {
  using database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE t (x); PRAGMA query_only = 1");
  const ofSqlite = () => {
    try {
      database.exec("INSERT INTO t VALUES (1)");
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const ofSystem = Object.assign(new Error("EROFS: read-only file system, open"), { code: "EROFS" });
  const ofRuntime = new Error("D1_ERROR: attempt to write a readonly database: SQLITE_READONLY");
  for (const error of [ofSqlite(), ofSystem, ofRuntime])
    expect(explain(error)).toMatch(/^The disk can only be read: make it writable/);
});
