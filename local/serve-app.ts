import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deliverBuild } from "./build.ts";
import type { Claim } from "./claim.ts";
import { runCron, runCronHourly } from "./cron.ts";
import { ANSWERING_MS, openToOthers } from "./front-door/open-to-others.ts";
import { prepare } from "./prepare.ts";
import { endRuntime, launchApp, type Runtime } from "./runtime.ts";
import type { Settings } from "./settings.ts";
import type { Shutdown } from "./shutdown.ts";

// Ctrl-C reaches workerd as well, and perhaps first: its end is a failure only when ours doesn't follow.
const GRACE_MS = 300;

/** Serves the production build on a state folder, with the services that it lacks on this machine, until the shutdown. */
export async function serveApp(settings: Settings, claim: Pick<Claim, "add">, shutdown: Shutdown) {
  const { STATE_DIR: stateDir, isReached } = settings;
  const place = isReached ? { host: "127.0.0.1", port: 0 } : { host: settings.HOST, port: settings.PORT };
  const app = join(stateDir, "app");
  await deliverBuild(app);
  const running = Promise.withResolvers<Runtime>();
  const prepared = await prepare(settings, {
    claim,
    shutdown,
    runCron: async () => runCron((await running.promise).miniflare),
  });
  const { vars, mailboxUrl } = prepared;
  const translates = settings.TRANSLATIONS === "stand-in";
  const serving = { app, ...place, stateDir, vars, mailboxUrl, translates };
  const runtime = await launchApp({ ...serving, onSpawn: claim.add });
  running.resolve(runtime);
  const { miniflare, workerd, url } = runtime;
  shutdown.onClose(() => endRuntime(runtime, ANSWERING_MS));
  if (isReached) await openToOthers(settings, { runtime: url, shutdown });
  workerd.once("exit", async (code, signal) => {
    await wait(GRACE_MS);
    if (!shutdown.begun)
      await shutdown.fail(`workerd ended unexpectedly (${signal ?? code}): start again with npm start`);
  });
  runCronHourly(miniflare);
  return prepared;
}
