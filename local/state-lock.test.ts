import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { lockState } from "./state-lock.ts";
import { commandOf } from "./processes.ts";
import { findFreePort } from "./sandbox-server.ts";
import { newFolder } from "./testing/new-folder.ts";

const lock = async (stateDir: string) =>
  lockState({ STATE_DIR: stateDir, HOST: "127.0.0.1", PORT: await findFreePort() });
function startChild() {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  onTestFinished(() => void child.kill("SIGKILL"));
  return { pid: child.pid ?? 0, exit: once(child, "exit") };
}
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it.each(["", "{}", "null", "5", "[null]", '{"pid":0,"port":1,"children":[]}', "half a fi"])(
  "a server.json that holds %j names no running server",
  async (content) => {
    const folder = newFolder();
    writeFileSync(join(folder, "server.json"), content);
    (await lock(folder)).release();
    expect(readdirSync(folder)).toEqual(["server.lock", "v3"]);
  },
);

it("a new state folder and the stores in an existing one are readable by their owner alone", async () => {
  const [made, open] = [join(newFolder(), "made"), newFolder()];
  mkdirSync(join(open, "v3"));
  for (const folder of [open, join(open, "v3")]) chmodSync(folder, 0o755);
  await lock(made);
  await lock(open);
  const paths = [made, open, join(open, "v3"), join(open, "server.json")];
  expect(paths.map(modeOf)).toEqual(["700", "755", "700", "600"]);
});

it("locking a folder ends a killed server's runtime, but no later process with the same pid", async () => {
  const folder = newFolder();
  const [orphan, stranger] = [startChild(), startChild()];
  const children = [
    { pid: orphan.pid, command: commandOf(orphan.pid) },
    { pid: stranger.pid, command: `another ${commandOf(stranger.pid)}` },
  ];
  writeFileSync(
    join(folder, "server.json"),
    JSON.stringify({ pid: 2 ** 30, command: "node", port: 1, children }),
  );
  (await lock(folder)).release();
  expect(await orphan.exit).toEqual([null, "SIGKILL"]);
  expect(commandOf(stranger.pid)).not.toBe("");
});

it("the port of a killed server is waited for, also where its runtime is gone already", async () => {
  const folder = newFolder();
  const port = await findFreePort();
  const lastThread = createServer().listen(port, "127.0.0.1");
  await once(lastThread, "listening");
  writeFileSync(
    join(folder, "server.json"),
    JSON.stringify({ pid: 2 ** 30, command: "node", port, children: [] }),
  );
  const locking = lockState({ STATE_DIR: folder, HOST: "127.0.0.1", PORT: port });
  setTimeout(() => lastThread.close(), 500);
  (await locking).release();
});
