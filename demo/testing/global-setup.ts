import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** a folder for the demo's data, which the first test that needs them makes */
    demoFolder: string;
  }
}

/** Provides a folder for the demo's data to all unit tests of a run. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-demo-"));
  project.provide("demoFolder", folder);
  return () => rmSync(folder, { recursive: true });
}
