import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { keptSecret } from "./kept-secret.ts";

it("makes a secret once for each folder and name, for its owner's eyes only", () => {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const inner = join(folder, "new");
  const secret = keptSecret(inner, "session-secret");
  expect(secret).toHaveLength(43);
  expect(keptSecret(inner, "session-secret")).toBe(secret);
  expect(keptSecret(inner, "other")).not.toBe(secret);
  expect(statSync(join(inner, "session-secret")).mode & 0o777).toBe(0o600);
});
