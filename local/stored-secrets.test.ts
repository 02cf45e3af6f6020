import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { storedSecret } from "./stored-secrets.ts";
import { CommandError } from "./command-error.ts";
import { newFolder } from "./testing/new-folder.ts";

it("a secret is created once per folder and name, readable by its owner alone", () => {
  const folder = newFolder();
  const secret = storedSecret(folder, "session-secret");
  expect(secret).toHaveLength(43);
  expect(storedSecret(folder, "session-secret")).toBe(secret);
  expect(storedSecret(folder, "other")).not.toBe(secret);
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
});

it("a secret file that is too short is refused by name; an empty one is replaced", () => {
  const folder = newFolder();
  const file = join(folder, "session-secret");
  writeFileSync(file, "short");
  expect(() => storedSecret(folder, "session-secret")).toThrow(CommandError);
  expect(() => storedSecret(folder, "session-secret")).toThrow(file);
  writeFileSync(file, "");
  expect(storedSecret(folder, "session-secret")).toHaveLength(43);
});
