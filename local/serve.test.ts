import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { findFreePort } from "./sandbox-server.ts";
import { newFolder } from "./testing/new-folder.ts";

/** The program of a server that holds its port, and does nothing else of what local/start.ts does. */
const SERVER = `
  import { once } from "node:events";
  import { writeFileSync } from "node:fs";
  import { createServer } from "node:net";
  const { serveState } = await import(${JSON.stringify(new URL("serve.ts", import.meta.url).href)});
  await serveState(async ({ HOST, PORT }, _lock, shutdown) => {
    if (process.env.WRITE_TO) writeFileSync(process.env.WRITE_TO, "x");
    const server = createServer().listen(PORT, HOST);
    await once(server, "listening");
    shutdown.onClose(() => void server.close());
    process.send("ready");
  });`;

type Started = {
  child: ChildProcess;
  output: Promise<string>;
  errors: Promise<string>;
  exit: Promise<unknown[]>;
};

/** Starts a server; resolves when it is ready or has ended. */
async function start(
  stateDir: string,
  port: number,
  environment: Record<string, string> = {},
): Promise<Started> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", SERVER], {
    env: { ...process.env, STATE_DIR: stateDir, PORT: String(port), ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  if (!child.stdout || !child.stderr) throw new Error("the child has no output");
  const exit = once(child, "exit");
  const started = { child, output: text(child.stdout), errors: text(child.stderr), exit };
  await Promise.race([once(child, "message"), exit]);
  return started;
}

async function stop({ child, exit }: Started): Promise<void> {
  child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
}

describe("a second server on a state folder", () => {
  it.each(["the same port", "another port"])(
    "a second server at %s takes the folder over, and the first says so",
    async (where) => {
      const [folder, port] = [newFolder(), await findFreePort()];
      const first = await start(folder, port);
      const second = await start(folder, where === "the same port" ? port : await findFreePort());
      expect(await first.exit).toEqual([0, null]);
      expect(await first.output).toBe(`Ended: another start took over ${folder}.\n`);
      await stop(second);
      expect(await second.output).toBe(`Ending the server that still uses ${folder} …\n`);
      expect(readdirSync(folder)).toEqual(["server.lock", "v3"]);
    },
  );

  it("a second server ends a first one that ignores signals", async () => {
    const [folder, port] = [newFolder(), await findFreePort()];
    const first = await start(folder, port);
    first.child.kill("SIGSTOP");
    const second = await start(folder, port);
    expect(await first.exit).toEqual([null, "SIGKILL"]);
    await stop(second);
  });

  it("a second server doesn't end another program on the first one's port", async () => {
    const folder = newFolder();
    const taken = await findFreePort();
    const other = createServer().listen(taken, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const first = await start(folder, await findFreePort());
    const second = await start(folder, taken);
    expect(await second.exit).toEqual([1, null]);
    expect(await second.errors).toBe(
      `Can't serve at 127.0.0.1:${taken}: another program is using it. Choose a port with PORT=…\n`,
    );
    expect(first.child.exitCode).toBeNull();
    await stop(first);
    expect(await first.output).toBe("");
  });
});

describe("an unusable state folder", () => {
  it.each(["a file", "a file/inside"])("a state folder that is %s is refused in one line", async (name) => {
    const folder = newFolder();
    writeFileSync(join(folder, "a file"), "");
    const { exit, errors } = await start(join(folder, name), await findFreePort());
    expect(await exit).toEqual([1, null]);
    expect(await errors).toMatch(/^Can't use .*STATE_DIR=…\n$/);
    expect(await errors).toContain(join(folder, name));
  });

  it.skipIf(!existsSync("/dev/full"))("a state folder on a full disk is refused in one line", async () => {
    const folder = newFolder();
    const { exit, errors } = await start(folder, await findFreePort(), { WRITE_TO: "/dev/full" });
    expect(await exit).toEqual([1, null]);
    expect(await errors).toMatch(/^Can't use .*ENOSPC.*STATE_DIR=…\n$/);
    expect(await errors).toContain(folder);
    expect(readdirSync(folder)).toEqual(["server.lock", "v3"]);
  });
});
