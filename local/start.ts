import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deliverBuild } from "./build.ts";
import { claimState } from "./claim.ts";
import { runCron } from "./cron.ts";
import { prepare } from "./prepare.ts";
import { requireFreePort } from "./port.ts";
import { explain } from "./refusal.ts";
import { launchApp } from "./runtime.ts";
import { readEnvironment, readSettings } from "./settings.ts";
import { createShutdown, type Shutdown } from "./shutdown.ts";
import { printWelcome } from "./welcome.ts";

// Ctrl-C reaches workerd as well, and perhaps first: its end is a failure only when ours doesn't follow.
const GRACE_MS = 300;

/** Serves the production build until a signal ends it. */
async function start(shutdown: Shutdown): Promise<void> {
  const settings = readSettings(readEnvironment());
  const { stateDir, host, port } = settings;
  const claim = await claimState(stateDir);
  shutdown.onClose(claim.release);
  await requireFreePort(host, port);

  const app = join(stateDir, "app");
  await deliverBuild(app);
  const ground = await prepare(settings, claim);
  shutdown.onClose(ground.close);
  const { miniflare, workerd } = await launchApp({
    app,
    host,
    port,
    stateDir,
    vars: ground.vars,
    onSpawn: claim.add,
  });
  shutdown.onClose(() => miniflare.dispose());
  workerd.once("exit", async (code, signal) => {
    await wait(GRACE_MS);
    if (!shutdown.begun)
      await shutdown.fail(`workerd ended unexpectedly (${signal ?? code}): start again with npm start`);
  });
  runCron(miniflare);
  await printWelcome(settings, ground.stripeUrl);
  process.send?.("ready");
}

const shutdown = createShutdown();
try {
  await start(shutdown);
} catch (error) {
  await shutdown.fail(explain(error));
}
