import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveApp } from "./serve-app.ts";
import { readSettings } from "./settings.ts";
import type { Shutdown } from "./shutdown.ts";
import { findFreePort, startTrialServer, type TrialServer } from "./trial-server.ts";

/** All people of the tests share one address, so its limit is off; hundreds register, so a password costs little. */
export const TEST_SETTINGS = { RATE_LIMITS: "off", PASSWORD_COST: "low" };

/**
 * Serves the app for tests in this process, which has loaded the tools already: as a process of its own takes seconds. On a
 * copy of `seededState` where one is given; `environment` wins.
 */
export async function startTestServer(
  environment: Record<string, string> = {},
  seededState?: string,
): Promise<TrialServer> {
  const stateDir = environment.STATE_DIR ?? mkdtempSync(join(tmpdir(), "lanyard-"));
  if (seededState) cpSync(seededState, stateDir, { recursive: true });
  const [port, mailboxPort] = [environment.PORT ?? (await findFreePort()), await findFreePort()];
  const origin = `http://localhost:${port}`;
  const settings = readSettings({
    ...process.env,
    ...TEST_SETTINGS,
    PORT: String(port),
    MAILBOX_PORT: String(mailboxPort),
    STATE_DIR: stateDir,
    PUBLIC_ORIGIN: origin,
    SEED: "demo",
    ...environment,
  });
  const closers: (() => void | Promise<void>)[] = [];
  let begun = false;
  const shutdown: Shutdown = {
    onClose: (close) => void closers.push(close),
    get begun() {
      return begun;
    },
    fail: async (reason) => {
      throw new Error(String(reason));
    },
  };
  const end = async () => {
    begun = true;
    for (const close of closers.toReversed()) await close();
  };
  await serveApp(settings, { add: () => {} }, shutdown).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    origin,
    mailbox: `http://127.0.0.1:${mailboxPort}`,
    stateDir,
    end,
    async stop() {
      await end();
      rmSync(stateDir, { recursive: true });
    },
  };
}

/** Makes a state folder with the demo data; the caller removes it. */
export async function makeSeededState(): Promise<string> {
  const server = await startTrialServer(TEST_SETTINGS);
  await server.end();
  return server.stateDir;
}
