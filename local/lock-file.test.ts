import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Entry = { resolved?: string; optionalDependencies?: Record<string, string> };
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const entries = Object.entries(lock.packages);

it("the lock file names the binaries of every platform, which `npm ci` requires", () => {
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

it("the lock file holds one version of workerd, for the tests and the server", () => {
  expect(entries.filter(([path]) => path.endsWith("node_modules/workerd"))).toHaveLength(1);
});

it("the lock file records no download addresses", () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
