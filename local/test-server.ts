import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.ts";
import { prepareServer } from "./prepare.ts";
import { serveApp } from "./serve-app.ts";
import { readSettings } from "./settings.ts";
import { collectClosers } from "./shutdown.ts";
import { planTrial, type TrialServer } from "./trial-server.ts";

/**
 * Settings of servers for tests: all people share one address, so its limit is off; hundreds register, so a password
 * costs little.
 */
export const TEST_SETTINGS = { RATE_LIMITS: "off", PASSWORD_COST: "low" };

/** What a server for tests closes at its end. */
function collectEnds() {
  const shutdown = Object.assign(collectClosers(), {
    fail: async (reason: unknown) => {
      throw new Error(String(reason));
    },
  });
  const end = async () => {
    if (!(await shutdown.end())) throw new Error("the server could not be ended in order: see above");
  };
  return { shutdown, end };
}

/** The folder of a server for tests is its own. */
const UNCLAIMED = { add: () => {} };

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
  const { shutdown, end } = collectEnds();
  await serveApp(settings, UNCLAIMED, shutdown).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return serverThat(end);
}

/** Fills a state folder with the demo data, as the first start of a server does. */
async function seedState(STATE_DIR: string): Promise<void> {
  const { variables } = await planTrial({ ...TEST_SETTINGS, STATE_DIR });
  const { shutdown, end } = collectEnds();
  mkdirSync(STATE_DIR);
  await prepareServer(readSettings(variables), { claim: UNCLAIMED, shutdown, runCron: async () => {} });
  await end();
}

/**
 * Answers a state folder with the demo data, inside `folder`, for tests to begin with a copy of. Whoever asks first
 * makes it, because seeding takes seconds: `npm test` gives its parts one `SEEDED_STATES` in place of `folder`.
 */
export async function ensureSeededState(folder: string): Promise<string> {
  const place = process.env.SEEDED_STATES ?? folder;
  const made = join(place, "seeded");
  await withLock(join(place, "seeding-lock"), async () => {
    if (existsSync(made)) return;
    const draft = join(place, "seeding");
    await seedState(draft);
    renameSync(draft, made);
  });
  return made;
}
