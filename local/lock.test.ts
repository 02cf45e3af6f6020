import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { withLock } from "./lock.ts";

it("a folder's lock runs one task at a time, also after one has failed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
