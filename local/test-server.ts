import { cpSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.ts";
import { serveApp } from "./serve-app.ts";
import { readSettings } from "./settings.ts";
import { collectClosers } from "./shutdown.ts";
import { planTrial, type TrialServer } from "./trial-server.ts";

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
): Promise<TrialServer> {
  const { variables, serverThat } = await planTrial({ ...TEST_SETTINGS, ...environment });
  const settings = readSettings(variables);
  if (seededState) cpSync(seededState, settings.STATE_DIR, { recursive: true });
  const shutdown = Object.assign(collectClosers(), {
    fail: async (reason: unknown) => {
      throw new Error(String(reason));
    },
  });
  const end = async () => {
    if (!(await shutdown.end())) throw new Error("the server could not be ended in order: see above");
  };
  await serveApp(settings, { add: () => {} }, shutdown).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return serverThat(end);
}

/**
 * Answers a state folder with the demo data, inside `folder`, for servers to begin with a copy of. Whoever asks first
 * makes it, because seeding takes seconds: `npm test` gives its parts one `SEEDED_STATES` in place of `folder`.
 */
export async function ensureSeededState(folder: string): Promise<string> {
  const place = process.env.SEEDED_STATES ?? folder;
  const made = join(place, "seeded");
  await withLock(join(place, "seeding-lock"), async () => {
    if (existsSync(made)) return;
    const draft = join(place, "seeding");
    const server = await startTestServer({ STATE_DIR: draft });
    await server.end();
    renameSync(draft, made);
  });
  return made;
}
