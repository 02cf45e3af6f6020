import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Miniflare } from "miniflare";
import { ensureBuild } from "./build.ts";
import type { StateLock } from "./state-lock.ts";
import { RESPONDING_MS, openToOthers } from "./front-door/open-to-others.ts";
import { runHourly } from "./hourly.ts";
import { prepareServer } from "./prepare.ts";
import { endRuntime, launchApp, type Runtime } from "./runtime.ts";
import type { Settings } from "./settings.ts";
import type { Shutdown } from "./shutdown.ts";

// Ctrl-C reaches workerd as well, and perhaps first: its end is a failure only when this process doesn't end in these ms.
const GRACE_MS = 300;

/** The worker as it is called here: Miniflare's own types want a package that contradicts the generated ones. */
type Scheduled = { scheduled(event: { scheduledTime: Date }): Promise<{ outcome: string }> };

/** Runs the worker's scheduled handler once. Rejects when it fails. */
async function runScheduled(miniflare: Miniflare): Promise<void> {
  const worker: unknown = await miniflare.getWorker();
  const { outcome } = await (worker as Scheduled).scheduled({ scheduledTime: new Date() });
  if (outcome !== "ok") throw new Error(`the hourly run ended with ${outcome}`);
}

/**
 * Serves the production build on a state folder until the shutdown, with the services that this machine lacks. Returns
 * where those are.
 */
export async function serveApp(settings: Settings, lock: Pick<StateLock, "add">, shutdown: Shutdown) {
  const { STATE_DIR: stateDir, isReached } = settings;
  const place = isReached ? { host: "127.0.0.1", port: 0 } : { host: settings.HOST, port: settings.PORT };
  const app = join(stateDir, "app");
  await ensureBuild(app);
  const running = Promise.withResolvers<Runtime>();
  const runCron = async () => runScheduled((await running.promise).miniflare);
  const prepared = await prepareServer(settings, { lock, shutdown, runCron });
  const { vars, mailUrl } = prepared;
  const serving = { app, ...place, stateDir, vars, mailUrl, onSpawn: lock.add };
  const runtime = await launchApp({ ...serving, translates: settings.TRANSLATIONS === "stand-in" });
  running.resolve(runtime);
  const { workerd, url } = runtime;
  shutdown.onClose(() => endRuntime(runtime, RESPONDING_MS));
  if (isReached) await openToOthers(settings, { runtime: url, shutdown });
  workerd.once("exit", async (code, signal) => {
    await wait(GRACE_MS);
    if (!shutdown.begun)
      await shutdown.fail(`workerd ended unexpectedly (${signal ?? code}): start again with npm start`);
  });
  runHourly(runCron);
  return prepared;
}
