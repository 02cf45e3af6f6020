import { createServer } from "vite";
import { prepare } from "./prepare.ts";
import { watchSpawns } from "./runtime.ts";
import { serveState } from "./serve.ts";
import { printWelcome } from "./welcome.ts";

// Serves the sources with hot reload of the worker and of the web code, until a signal ends it.
await serveState(async (settings, claim, shutdown) => {
  const { stateDir, host, port } = settings;
  const ground = await prepare(settings, claim);
  shutdown.onClose(ground.close);
  // vite.config.ts and the plugin in it take their values from the environment. Where we are is asked of nobody.
  Object.assign(process.env, ground.vars, { STATE_DIR: stateDir, CLOUDFLARE_CF_FETCH_ENABLED: "false" });
  watchSpawns(({ pid }) => pid && claim.add(pid));
  const server = await createServer({ server: { host, port, strictPort: true } });
  shutdown.onClose(() => server.close());
  await server.listen();
  await printWelcome(settings, ground.stripeUrl);
});
