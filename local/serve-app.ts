import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deliverBuild } from "./build.ts";
import type { Claim } from "./claim.ts";
import { runCron, runCronHourly } from "./cron.ts";
import { prepare } from "./prepare.ts";
import { launchApp, type Runtime } from "./runtime.ts";
import type { Settings } from "./settings.ts";
import type { Shutdown } from "./shutdown.ts";

// Ctrl-C reaches workerd as well, and perhaps first: its end is a failure only when ours doesn't follow.
const GRACE_MS = 300;

/** Serves the production build on a state folder, with the services that it lacks on this machine, until the shutdown. */
export async function serveApp(settings: Settings, claim: Pick<Claim, "add">, shutdown: Shutdown) {
  const { STATE_DIR: stateDir, HOST: host, PORT: port } = settings;
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
  const serving = { app, host, port, stateDir, vars, mailboxUrl, translates };
  const runtime = await launchApp({ ...serving, onSpawn: claim.add });
  running.resolve(runtime);
  const { miniflare, workerd } = runtime;
  shutdown.onClose(() => miniflare.dispose());
  workerd.once("exit", async (code, signal) => {
    await wait(GRACE_MS);
    if (!shutdown.begun)
      await shutdown.fail(`workerd ended unexpectedly (${signal ?? code}): start again with npm start`);
  });
  runCronHourly(miniflare);
  return prepared;
}
