import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import type { V4MiniflareOptions } from "miniflare";
import { stampIn } from "./build.ts";
import { endTogether } from "./end-together.ts";
import { bindMailbox } from "./mailbox/options.ts";
import { bindPageCache } from "./page-cache/options.ts";
import { storesIn } from "./stores.ts";
import { bindTranslator } from "./translator/options.ts";
import { readApp, readStores } from "./worker-options.ts";

/** The variables and secrets of the worker. */
export type Vars = Record<string, string>;

/** A runtime and the `url` where it listens. */
export type Runtime = { miniflare: Miniflare; workerd: ChildProcess; url: URL };

type Options = {
  stateDir: string;
  /** is called with the pid of a runtime, which would outlive this process */
  onSpawn?: (pid: number) => void;
};

/** Calls `onSpawn` for each workerd as soon as it runs, until the returned function is called. */
export function watchSpawns(onSpawn: (child: ChildProcess) => void): () => void {
  const notice = (message: unknown) => {
    if (typeof message !== "object" || message === null || !("process" in message)) return;
    const child = message.process as ChildProcess;
    child.once("spawn", () => child.spawnfile.includes("workerd") && onSpawn(child));
  };
  subscribe("child_process", notice);
  return () => unsubscribe("child_process", notice);
}

async function launch({ stateDir, onSpawn }: Options, options: V4MiniflareOptions): Promise<Runtime> {
  let workerd: ChildProcess | undefined;
  const unwatch = watchSpawns((child) => {
    workerd = child;
    endTogether(child);
    if (child.pid) onSpawn?.(child.pid);
  });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      logRequests: false,
      telemetry: { enabled: false },
      resourcePersistencePath: storesIn(stateDir),
      ...options,
    }),
  );
  try {
    const url = await miniflare.ready;
    if (!workerd) throw new Error("workerd was not started");
    return { miniflare, workerd, url };
  } catch (error) {
    // What it has opened would keep the process alive.
    await miniflare.dispose().catch(() => {});
    throw error;
  } finally {
    unwatch();
  }
}

/** Ends a runtime when it has responded to all requests, or after `graceMs`: Miniflare by itself kills it. */
export async function endRuntime({ miniflare, workerd }: Runtime, graceMs: number): Promise<void> {
  if (workerd.exitCode === null && workerd.signalCode === null) {
    workerd.kill("SIGTERM");
    await Promise.race([once(workerd, "exit"), wait(graceMs, undefined, { ref: false })]);
  }
  await miniflare.dispose();
}

/** Launches the stores alone, with the binding that resizes images, for this process only. */
export async function launchStores(options: Options): Promise<Runtime> {
  const worker = { modules: true, script: "export default {}", ...(await readStores()) };
  return launch(options, { port: 0, workers: [worker] });
}

type WorkerLog = { level: string; message: string };

type Serving = Options & {
  /** the folder of a build */
  app: string;
  host: string;
  port: number;
  vars: Vars;
  /** address that takes the e-mails in place of Email Service: the mailbox's, or that of what sends them */
  mailUrl?: string | undefined;
  /** whether the stand-in for Workers AI is bound */
  translates?: boolean;
  /** takes the worker's log, which is printed by default */
  onLog?: (log: WorkerLog) => void;
};

// Small objects of requests hold large ones outside V8's heap, which only a full collection finds. Under load the
// runtime grows above 1.2 GB without this flag, to 0.6 GB with it, for a seventh of the speed of a page.
const V8_FLAGS = "--gc-global";
const NAME = "lanyard";

/** Prints a worker's log, errors and warnings to stderr. */
export function printLog({ level, message }: WorkerLog): void {
  if (message.startsWith("NOSENTRY per-isolate bootstrap compile cache")) return;
  if (level === "error" || level === "warn") console.error(message);
  else console.log(message);
}

/** Launches the production build on workerd: the worker, its static files and its stores. */
export async function launchApp({ app, host, port, vars, ...serving }: Serving): Promise<Runtime> {
  const { mailUrl, translates = false, onLog = printLog, ...options } = serving;
  const root = resolve(app, "lanyard");
  const built = await readApp(app);
  const chunks = globSync("**/*.js", { cwd: root }).filter((path) => path !== "index.js");
  const modules = ["index.js", ...chunks].map((path) => ({
    type: "ESModule" as const,
    path: join(root, path),
  }));
  const version = readFileSync(stampIn(app), "utf8");
  const standIns = [
    bindPageCache({ app: NAME, version, isLimited: vars.RATE_LIMITS !== "off" }),
    mailUrl === undefined ? [] : bindMailbox(mailUrl),
    translates ? bindTranslator() : [],
  ].flat();
  const worker = {
    ...built,
    ...(mailUrl !== undefined && { email: undefined }),
    name: NAME,
    modulesRoot: root,
    modules,
    bindings: vars,
    serviceBindings: Object.assign(
      {},
      built.serviceBindings,
      ...standIns.map((standIn) => standIn.serviceBindings),
    ),
  };
  const workers = [worker, ...standIns.map((standIn) => standIn.worker)];
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= V8_FLAGS;
  return launch(options, { host, port, handleStructuredLogs: onLog, workers });
}
