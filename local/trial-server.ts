import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The app as `npm start` serves it, for tests and measurements. */
export type TrialServer = {
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

/** A port of 127.0.0.1 that nobody has at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  return address.port;
}

/** Starts the production build with demo data, on a free port and a new state folder; `environment` wins. `args` are npm start's. */
export async function startTrialServer(
  environment: Record<string, string> = {},
  args: string[] = [],
): Promise<TrialServer> {
  const stateDir = environment.STATE_DIR ?? mkdtempSync(join(tmpdir(), "lanyard-"));
  const port = environment.PORT ?? (await findFreePort());
  const origin = `http://localhost:${port}`;
  const mailboxPort = environment.MAILBOX_PORT ?? (await findFreePort());
  const child = fork("local/start.ts", args, {
    // As `npm start` does.
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {
      ...process.env,
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      STATE_DIR: stateDir,
      PUBLIC_ORIGIN: origin,
      SEED: "demo",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  // What it says matters only where it never gets ready: errors go to stderr.
  child.stdout?.resume();
  const exit = once(child, "exit");
  const outcome = await Promise.race([once(child, "message"), exit.then(() => "ended" as const)]);
  if (outcome === "ended") throw new Error("the server ended before it was ready: see above");
  const end = async () => {
    child.kill("SIGTERM");
    await exit;
  };
  return {
    origin,
    mailbox: `http://127.0.0.1:${mailboxPort}`,
    stateDir,
    end,
    async stop() {
      await end();
      rmSync(stateDir, { recursive: true });
    },
  };
}
