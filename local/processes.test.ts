import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { describeProcess, endProcesses, isRunning } from "./processes.ts";

async function startChild(script: string) {
  const child = spawn(process.execPath, ["-e", `${script}; console.log("up")`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const known = describeProcess(child.pid ?? 0);
  if (!known) throw new Error("the child has ended");
  return { known, exit: once(child, "exit") };
}
const STAY = "setInterval(() => {}, 1000)";

describe("endProcesses", () => {
  it("lets a server end in order", async () => {
    const { known, exit } = await startChild(`${STAY}; process.on("SIGTERM", () => process.exit(7))`);
    await endProcesses([known]);
    expect(isRunning(known)).toBe(false);
    expect(await exit).toEqual([7, null]);
  });

  it("kills what a killed server has left behind", async () => {
    const server = await startChild(STAY);
    const orphan = await startChild(`${STAY}; process.on("SIGTERM", () => {})`);
    process.kill(server.known.pid, "SIGKILL");
    await server.exit;
    await endProcesses([server.known, orphan.known]);
    expect(await orphan.exit).toEqual([null, "SIGKILL"]);
  });

  it("spares a later process with the same number", async () => {
    const { known, exit } = await startChild(STAY);
    const former = { ...known, mark: `0 ${known.mark}` };
    await endProcesses([former]);
    expect([isRunning(former), isRunning(known)]).toEqual([false, true]);
    process.kill(known.pid, "SIGKILL");
    await exit;
  });
});
