import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { CommandError } from "./command-error.ts";
import { findDatabase, requireRoom, requireSoundStores, requireWritableStores, storesIn } from "./stores.ts";
import { newFolder } from "./testing/new-folder.ts";

it("a damaged database is refused by name; a sound or missing one passes", () => {
  const stateDir = newFolder();
  expect(() => requireSoundStores(stateDir)).not.toThrow();
  const folder = join(storesIn(stateDir), "d1", "miniflare-D1DatabaseObject");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "lanyard.sqlite");
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE pages (content); INSERT INTO pages VALUES (zeroblob(20000))");
  database.close();
  expect(() => requireSoundStores(stateDir)).not.toThrow();
  truncateSync(file, 10_000);
  expect(() => requireSoundStores(stateDir)).toThrow(CommandError);
  expect(() => requireSoundStores(stateDir)).toThrow(file);
});

it("a full disk is refused with the space that is missing", () => {
  expect(() => requireRoom(tmpdir())).not.toThrow();
  expect(() => requireRoom(tmpdir(), 2 ** 60)).toThrow(CommandError);
  expect(() => requireRoom(tmpdir(), 2 ** 60)).toThrow(
    /^The disk of .* is full: make room for \d+ MB, or name a folder on another one with STATE_DIR=…$/,
  );
  // A restore names it otherwise.
  expect(() => requireRoom(tmpdir(), 2 ** 60, "--to DIR")).toThrow(/with --to DIR$/);
});

it("a folder whose stores can't be read is no empty one: whoever runs a command as another user is told", () => {
  const stateDir = newFolder();
  expect(findDatabase(stateDir)).toBeUndefined();
  expect(findDatabase(join(stateDir, "none"))).toBeUndefined();
  // A link that leads to itself can't be read by anybody, the owner and root included.
  symlinkSync(storesIn(stateDir), storesIn(stateDir));
  expect(() => findDatabase(stateDir)).toThrow(CommandError);
  expect(() => findDatabase(stateDir)).toThrow(
    /^\S+ can't be read \(Error: ELOOP.*\)\. Run this as the user who owns the folder\.$/,
  );
});

it("a folder whose stores can't be written to is refused by name, because a runtime can't even read there", () => {
  const stateDir = newFolder();
  mkdirSync(storesIn(stateDir));
  expect(() => requireWritableStores(stateDir)).not.toThrow();
  chmodSync(storesIn(stateDir), 0o555);
  chmodSync(stateDir, 0o755);
  const script = `const { findDatabase, requireWritableStores } = await import(process.argv[1]);
    console.log(findDatabase("."));
    requireWritableStores(".");`;
  const args = ["--input-type=module", "-e", script, join(import.meta.dirname, "stores.ts")];
  // Root may write everywhere.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const options = { ...nobody, cwd: stateDir, encoding: "utf8" } as const;
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  expect(stdout).toBe("undefined\n");
  expect(stderr).toMatch(
    /: v3 can't be written to \(Error: EACCES.*\)\. Run this as the user who owns the folder\./,
  );
});
