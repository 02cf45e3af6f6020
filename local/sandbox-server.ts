import { fork } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { requireFreePort } from "./port.ts";

/** The app as `npm start` serves it, for tests and measurements. */
export type SandboxServer = {
  origin: string;
  /** address of its mailbox */
  mailbox: string;
  /** its own state folder, which goes with it */
  stateDir: string;
  /** ends it and keeps the folder */
  end(): Promise<void>;
  /** ends it and removes the folder */
  stop(): Promise<void>;
};

type Variables = Record<string, string>;

/** Below the ports that Linux, macOS and Windows give to outgoing connections: none takes a port that was just found free. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

/** Returns a port of 127.0.0.1 that no one has at the moment. Throws CommandError when `attempts` found none. */
export async function findFreePort(attempts = 10): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  const free = requireFreePort("127.0.0.1", port).then(() => port);
  return attempts > 1 ? free.catch(() => findFreePort(attempts - 1)) : free;
}

/** Chooses what a sandbox server serves on: free ports, a new state folder, the demo's data; `environment` wins. */
export async function planSandbox(environment: Variables) {
  const {
    STATE_DIR: stateDir = mkdtempSync(join(tmpdir(), "lanyard-")),
    PORT: port = String(await findFreePort()),
    MAILBOX_PORT: mailboxPort = String(await findFreePort()),
  } = environment;
  const origin = `http://localhost:${port}`;
  const places = { PORT: port, MAILBOX_PORT: mailboxPort, STATE_DIR: stateDir, PUBLIC_ORIGIN: origin };
  const noSettings = { SETTINGS_FILE: devNull };
  return {
    variables: { ...process.env, ...noSettings, SEED: "demo", ...places, ...environment },
    /** Describes the server once it is ready. */
    serverThat: (end: () => Promise<void>): SandboxServer => ({
      origin,
      mailbox: `http://127.0.0.1:${mailboxPort}`,
      stateDir,
      end,
      async stop() {
        await end();
        rmSync(stateDir, { recursive: true });
      },
    }),
  };
}

/** Starts the production build in a process of its own; `environment` wins. `args` are npm start's. */
export async function startSandboxServer(
  environment: Variables = {},
  args: string[] = [],
): Promise<SandboxServer> {
  const { variables, serverThat } = await planSandbox(environment);
  const child = fork("local/start.ts", args, {
    // `npm start` passes this flag too.
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: variables,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  // Errors go to stderr; the rest is read, so that the pipe doesn't fill up.
  child.stdout?.resume();
  const exit = once(child, "exit");
  const outcome = await Promise.race([once(child, "message"), exit.then(() => "ended" as const)]);
  if (outcome === "ended") throw new Error("the server ended before it was ready: see above");
  return serverThat(async () => {
    child.kill("SIGTERM");
    await exit;
  });
}
