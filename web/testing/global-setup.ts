import type { TestProject } from "vitest/node";
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
  const server = await startTestServer();
  project.provide("componentOrigin", server.origin);
  project.provide("componentMailbox", server.mailbox);
  return () => server.stop();
}
