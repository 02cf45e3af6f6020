import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/** Names a place for temporary folders. */
function newPlace(): string {
  const place = mkdtempSync(join(tmpdir(), "lanyard-"));
  vi.stubEnv("TMPDIR", place);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(place, { recursive: true });
  });
  return place;
}

/** Runs a process that makes a folder with a secret in it, until a signal ends it; returns the folder. */
async function endedBy(signal: NodeJS.Signals): Promise<string> {
  const script = `import { makeTemporaryFolder } from ${JSON.stringify(resolve("local/temporary-folder.ts"))};
    process.stdout.write(makeTemporaryFolder("test"));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  const [folder] = await once(child.stdout, "data");
  writeFileSync(join(String(folder), "secrets.json"), "{}");
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([null, signal]);
  return String(folder);
}

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "a temporary folder is gone when %s ends its process",
  async (signal) => {
    newPlace();
    expect(existsSync(await endedBy(signal))).toBe(false);
  },
);

it("a temporary folder of a process that was killed goes with the next one, and no one else's", async () => {
  const place = newPlace();
  const left = await endedBy("SIGKILL");
  const others = ["lanyard-test-abcdef", `lanyard-test-${process.pid}-abcdef`].map((name) =>
    join(place, name),
  );
  for (const folder of others) mkdirSync(folder);
  expect(existsSync(left)).toBe(true);
  const folder = makeTemporaryFolder("test");
  expect([left, folder, ...others].map((one) => existsSync(one))).toEqual([false, true, true, true]);
});
