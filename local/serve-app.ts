import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deliverBuild } from "./build.ts";
import type { Claim } from "./claim.ts";
import { runCron, runCronHourly } from "./cron.ts";
import { openFrontDoor } from "./front-door/server.ts";
import { prepare } from "./prepare.ts";
import { endRuntime, launchApp, type Runtime } from "./runtime.ts";
import type { Settings } from "./settings.ts";
import type { Shutdown } from "./shutdown.ts";
import { missingRoom } from "./stores.ts";

// Ctrl-C reaches workerd as well, and perhaps first: its end is a failure only when ours doesn't follow.
const GRACE_MS = 300;
/** ms that requests under way have, and what the worker does after its answers */
const [ANSWERING_MS, AFTERWARDS_MS] = [20_000, 500];

/** bytes of the disk that are kept for what is under way */
const RESERVE = 32 * 2 ** 20;

/** Opens the front door where other machines or a proxy reach the server. */
async function openTo(settings: Settings, runtime: URL, shutdown: Shutdown): Promise<void> {
  const { HOST: host, PORT: port, PUBLIC_ORIGIN: publicOrigin, TRUSTED_PROXY: trusted } = settings;
  const hasRoom = () => missingRoom(settings.STATE_DIR, RESERVE) === 0;
  const door = await openFrontDoor({ host, port, publicOrigin, trusted, runtime, hasRoom });
  shutdown.onClose(async () => {
    await door.close(ANSWERING_MS);
    await wait(AFTERWARDS_MS);
  });
}

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
  if (isReached) await openTo(settings, url, shutdown);
  workerd.once("exit", async (code, signal) => {
    await wait(GRACE_MS);
    if (!shutdown.begun)
      await shutdown.fail(`workerd ended unexpectedly (${signal ?? code}): start again with npm start`);
  });
  runCronHourly(miniflare);
  return prepared;
}
