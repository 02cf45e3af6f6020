import { createServer } from "vite";
import { prepareServer } from "./prepare.ts";
import { watchSpawns } from "./runtime.ts";
import { serveState } from "./serve.ts";
import { printWelcome } from "./welcome.ts";

// This is `npm run dev`: it serves the sources with hot reload of the worker and of the web code, until a signal ends it.
await serveState(async (settings, lock, shutdown) => {
  const { STATE_DIR, HOST, PORT } = settings;
  const runCron = () => Promise.reject(new Error("npm run dev has no hourly job: use npm start"));
  const prepared = await prepareServer(settings, { lock, shutdown, runCron });
  const { vars, mailUrl } = prepared;
  // Vite binds Email Service itself: e-mails reach what takes them here as a mail API.
  if (mailUrl) vars.MAIL_API_URL = `${mailUrl}/letters`;
  // vite.config.ts and its plugin read the environment. The last variable keeps the plugin from asking Cloudflare where
  // this machine is.
  Object.assign(process.env, vars, { STATE_DIR, CLOUDFLARE_CF_FETCH_ENABLED: "false" });
  watchSpawns(({ pid }) => pid && lock.add(pid));
  const server = await createServer({ server: { host: HOST, port: PORT, strictPort: true } });
  shutdown.onClose(() => server.close());
  await server.listen();
  printWelcome(settings, prepared);
});
