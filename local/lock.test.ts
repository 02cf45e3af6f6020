import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CommandError } from "./command-error.ts";
import { tryLock, withLock } from "./lock.ts";
import { newFolder } from "./testing/new-folder.ts";

it("a folder's lock runs one task at a time, also after one has failed", async () => {
  const folder = newFolder();
  const file = join(folder, "lock");
  const done: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const first = withLock(file, async () => {
    await held;
    done.push("first");
    throw new Error("first failed");
  });
  const second = withLock(file, async () => done.push("second"));
  release();
  await expect(first).rejects.toThrow("first failed");
  await second;
  expect(done).toEqual(["first", "second"]);
});

it("a lock that is held leaves nothing beside its file, whose folder may be read-only", () => {
  const folder = newFolder();
  using lock = tryLock(join(folder, "lock"));
  expect([lock === undefined, tryLock(join(folder, "lock"))]).toEqual([false, undefined]);
  expect(readdirSync(folder)).toEqual(["lock"]);
});

it("a lock's file that is none is named, with what to do", () => {
  const folder = newFolder();
  const file = join(folder, "lock");
  writeFileSync(file, "half of something else");
  expect(() => tryLock(file)).toThrow(
    new CommandError(`${file} is damaged. Remove it: it holds nothing, and is made anew.`),
  );
});
