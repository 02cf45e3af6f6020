import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTrialServer, type TrialServer } from "./trial-server.ts";

/** All people of the tests share one address, so its limit is off; hundreds register, so a password costs little. */
const SETTINGS = { RATE_LIMITS: "off", PASSWORD_COST: "low" };

/** Starts a server for tests, on a copy of `seededState` where one is given; `environment` wins. */
export function startTestServer(
  environment: Record<string, string> = {},
  seededState?: string,
): Promise<TrialServer> {
  if (!seededState) return startTrialServer({ ...SETTINGS, ...environment });
  const stateDir = mkdtempSync(join(tmpdir(), "lanyard-"));
  cpSync(seededState, stateDir, { recursive: true });
  return startTrialServer({ ...SETTINGS, STATE_DIR: stateDir, ...environment });
}

/** Makes a state folder with the demo data; the caller removes it. */
export async function makeSeededState(): Promise<string> {
  const server = await startTrialServer(SETTINGS);
  await server.end();
  return server.stateDir;
}
