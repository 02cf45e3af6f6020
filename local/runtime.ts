import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

// Requests' small objects hold large ones outside of V8's heap, which only a full collection sees: without it the
// runtime grows to 1.3 GB under load, with it to 0.2, at the same speed.
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--gc-global";

/** The variables and secrets of the worker. */
export type Vars = Record<string, string>;

/** The folder inside the state folder where wrangler looks too. */
const persistence = (stateDir: string) => join(stateDir, "v3");

const shared = (stateDir: string) => ({
  cf: false,
  log: new Log(LogLevel.WARN),
  logRequests: false,
  telemetry: { enabled: false },
  resourcePersistencePath: persistence(stateDir),
});

function readWorkerOptions(configPath: string) {
  const config = { ...unstable_readConfig({ config: configPath }), vars: {}, secrets: undefined };
  return unstable_getMiniflareWorkerOptions(config);
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Starts workerd, without the handlers Miniflare puts on our signals: these end the process at once, and as a failure. */
async function launch(options: MiniflareOptions): Promise<{ miniflare: Miniflare; workerd: ChildProcess }> {
  const children: ChildProcess[] = [];
  const notice = (message: unknown) => children.push((message as { process: ChildProcess }).process);
  const before = SIGNALS.map((name) => process.listeners(name));
  subscribe("child_process", notice);
  try {
    const miniflare = new Miniflare(options);
    for (const [n, name] of SIGNALS.entries())
      for (const listener of process.listeners(name)) if (!before[n]?.includes(listener)) process.off(name, listener);
    await miniflare.ready;
    const workerd = children.find(({ spawnfile }) => spawnfile.includes("workerd"));
    if (!workerd) throw new Error("workerd was not started");
    return { miniflare, workerd };
  } finally {
    unsubscribe("child_process", notice);
  }
}
