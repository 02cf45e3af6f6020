import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Makes an empty folder, which goes with the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
