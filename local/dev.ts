import { createServer } from "vite";
import { prepare } from "./prepare.ts";
import { watchSpawns } from "./runtime.ts";
import { serveState } from "./serve.ts";
import { printWelcome } from "./welcome.ts";

// Serves the sources with hot reload of the worker and of the web code, until a signal ends it.
await serveState(async (settings, claim, shutdown) => {
  const { STATE_DIR, HOST, PORT } = settings;
  const { vars, stripeUrl } = await prepare(settings, claim, shutdown);
  // vite.config.ts and its plugin read the environment. The plugin is kept from asking Cloudflare where this machine is.
  Object.assign(process.env, vars, { STATE_DIR, CLOUDFLARE_CF_FETCH_ENABLED: "false" });
  watchSpawns(({ pid }) => pid && claim.add(pid));
  const server = await createServer({ server: { host: HOST, port: PORT, strictPort: true } });
  shutdown.onClose(() => server.close());
  await server.listen();
  await printWelcome(settings, stripeUrl);
});
