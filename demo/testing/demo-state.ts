import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { withLock } from "#local/lock.ts";
import { prepareServer } from "#local/prepare.ts";
import { readSettings } from "#local/settings.ts";
import { collectClosers } from "#local/shutdown.ts";
import { TEST_SETTINGS } from "#local/test-server.ts";
import { findFreePort } from "#local/sandbox-server.ts";

/** Fills a state folder with the demo's data, as the first start of a server does before it serves. */
async function seedState(stateDir: string): Promise<void> {
  // Stripe's messages go there: no one listens, and the server that takes the folder over is sent them again.
  const PORT = String(await findFreePort());
  const settings = readSettings({ ...TEST_SETTINGS, SEED: "demo", STATE_DIR: stateDir, PORT });
  const shutdown = collectClosers();
  mkdirSync(stateDir, { recursive: true });
  let isClosed = false;
  try {
    await prepareServer(settings, { lock: { add: () => {} }, shutdown, runCron: async () => {} });
  } finally {
    isClosed = await shutdown.end();
  }
  if (!isClosed) throw new Error("what seeding opened could not be closed: see above");
}

/**
 * Returns a state folder with the demo's data, inside `folder`, for tests to begin with a copy of. Anyone who asks first
 * makes it, because seeding takes seconds: `npm test` gives its parts one `SEEDED_STATES` in place of `folder`.
 */
export async function ensureSeededState(folder: string): Promise<string> {
  const place = process.env.SEEDED_STATES ?? folder;
  const seeded = join(place, "seeded");
  await withLock(join(place, "seeding-lock"), async () => {
    if (existsSync(seeded)) return;
    const draft = join(place, "seeding");
    await seedState(draft);
    renameSync(draft, seeded);
  });
  return seeded;
}

/** Copies a state folder with the demo's data to `target`. */
export async function copyDemoState(target: string): Promise<void> {
  cpSync(await ensureSeededState(inject("demoFolder")), target, { recursive: true });
}
