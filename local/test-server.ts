import { cpSync } from "node:fs";
import { serveApp } from "./serve-app.ts";
import { readSettings } from "./settings.ts";
import { collectClosers } from "./shutdown.ts";
import { planSandbox, type SandboxServer } from "./sandbox-server.ts";

/**
 * Settings of servers for tests: all people share one address, so its limit is off; hundreds register, so a password
 * costs little.
 */
export const TEST_SETTINGS = { RATE_LIMITS: "off", PASSWORD_COST: "low" };

/**
 * Serves the app for tests in this process, which has loaded the tools already: a process of its own takes seconds.
 * Serves a copy of `seededState` where one is given; `environment` wins.
 */
export async function startTestServer(
  environment: Record<string, string> = {},
  seededState?: string,
): Promise<SandboxServer> {
  const { variables, serverThat } = await planSandbox({ ...TEST_SETTINGS, ...environment });
  const settings = readSettings(variables);
  if (seededState) cpSync(seededState, settings.STATE_DIR, { recursive: true });
  const fail = (reason: unknown) => Promise.reject(new Error(String(reason)));
  const shutdown = Object.assign(collectClosers(), { fail });
  const end = async () => {
    if (!(await shutdown.end())) throw new Error("the server could not be ended in order: see above");
  };
  await serveApp(settings, { add: () => {} }, shutdown).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return serverThat(end);
}
