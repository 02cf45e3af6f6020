import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureSeededState } from "#demo/testing/demo-state.ts";
import { startTestServer } from "#local/test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** where the app is served to the component tests, with the demo's data */
    componentOrigin: string;
    /** address of that server's mailbox */
    componentMailbox: string;
  }
}

/** Serves the API and the documents for the component tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-component-"));
  const server = await startTestServer({}, await ensureSeededState(folder));
  project.provide("componentOrigin", server.origin);
  project.provide("componentMailbox", server.mailbox);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
}
