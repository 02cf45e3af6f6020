import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureSeededState } from "#demo/testing/demo-state.ts";
import { findHeadlessShell } from "#local/chromium.ts";
import { TEST_SETTINGS } from "#local/test-server.ts";
import { startSandboxServer } from "#local/sandbox-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** where the app under test is served */
    origin: string;
    /** address of its mailbox */
    mailbox: string;
    /** an empty folder for files */
    scratch: string;
    /** a state folder with the demo data, for servers to begin with a copy of */
    seededState: string;
  }
}

/** Serves the production build for the browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Two workers would look for it at the same time, and both install it.
  await findHeadlessShell();
  const scratch = mkdtempSync(join(tmpdir(), "lanyard-scratch-"));
  const seededState = await ensureSeededState(scratch);
  const stateDir = join(scratch, "state");
  cpSync(seededState, stateDir, { recursive: true });
  const server = await startSandboxServer({ ...TEST_SETTINGS, STATE_DIR: stateDir });
  project.provide("origin", server.origin);
  project.provide("mailbox", server.mailbox);
  project.provide("scratch", scratch);
  project.provide("seededState", seededState);
  return async () => {
    await server.end();
    rmSync(scratch, { recursive: true });
  };
}
