import type { Window } from "happy-dom";
import { afterAll, beforeAll } from "vitest";
import { TEST_SETTINGS } from "#local/test-server.ts";
import { startSandboxServer, type SandboxServer } from "#local/sandbox-server.ts";
import { origin, serveFrom } from "./network.ts";

const browser = document.defaultView as unknown as Window;

/** Serves the tests around from a server with these settings and no one in it, which takes seconds. */
export function ownServer(settings: Record<string, string>): void {
  let server: SandboxServer | undefined;
  const move = (to?: string) => {
    serveFrom(to);
    browser.happyDOM.setURL(origin);
  };
  beforeAll(async () => {
    server = await startSandboxServer({ ...TEST_SETTINGS, SEED: "none", ...settings });
    move(server.origin);
  });
  afterAll(async () => {
    move();
    await server?.stop();
  });
}
