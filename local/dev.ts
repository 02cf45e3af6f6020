import { createServer } from "vite";
import { claimState } from "./claim.ts";
import { requireFreePort } from "./port.ts";
import { prepare } from "./prepare.ts";
import { explain } from "./refusal.ts";
import { watchSpawns } from "./runtime.ts";
import { readEnvironment, readSettings } from "./settings.ts";
import { createShutdown, type Shutdown } from "./shutdown.ts";
import { printWelcome } from "./welcome.ts";

/** Serves the sources with hot reload of the worker and of the web code, until a signal ends it. */
async function develop(shutdown: Shutdown): Promise<void> {
  const settings = readSettings(readEnvironment());
  const { stateDir, host, port } = settings;
  const claim = await claimState(stateDir);
  shutdown.onClose(claim.release);
  await requireFreePort(host, port);
  const ground = await prepare(settings, claim);
  shutdown.onClose(ground.close);
  // vite.config.ts and the plugin in it take their values from the environment. Where we are is asked of nobody.
  Object.assign(process.env, ground.vars, { STATE_DIR: stateDir, CLOUDFLARE_CF_FETCH_ENABLED: "false" });
  watchSpawns(({ pid }) => pid && claim.add(pid));
  const server = await createServer({ server: { host, port, strictPort: true } });
  shutdown.onClose(() => server.close());
  await server.listen();
  await printWelcome(settings, ground.stripeUrl);
}

const shutdown = createShutdown();
try {
  await develop(shutdown);
} catch (error) {
  await shutdown.fail(explain(error));
}
