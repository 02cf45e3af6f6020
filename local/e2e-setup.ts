import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startTrialServer } from "./trial-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** where the app under test is served */
    origin: string;
    /** an empty folder for files */
    scratch: string;
  }
}

/** Serves the production build for the browser tests. All their people share one address, so its limit is off. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = mkdtempSync(join(tmpdir(), "lanyard-scratch-"));
  const server = await startTrialServer({ RATE_LIMITS: "off" });
  project.provide("origin", server.origin);
  project.provide("scratch", scratch);
  return async () => {
    await server.stop();
    rmSync(scratch, { recursive: true });
  };
}
