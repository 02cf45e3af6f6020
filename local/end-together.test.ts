import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { commandOf, signal } from "./processes.ts";

/** Runs a script that writes the number of its child; returns both. */
async function startTwo(script: string) {
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  const [written] = await once(parent.stdout, "data");
  const child = Number(String(written));
  onTestFinished(() => signal(child, "SIGKILL"));
  return { parent, child };
}

const imported = (name: string): string => JSON.stringify(resolve("local", name));

it("a runtime ends with its process that is killed, also where no server records it", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "lanyard-"));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true, maxRetries: 9 }));
  const { parent, child } = await startTwo(`import { launchStores } from ${imported("runtime.ts")};
    const { workerd } = await launchStores({ stateDir: ${JSON.stringify(stateDir)} });
    process.stdout.write(String(workerd.pid));`);
  expect(commandOf(child)).toContain("workerd");
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(commandOf(child)).toBe(""), 30_000);
});

it("a process whose child has ended isn't kept alive", async () => {
  const { parent, child } = await startTwo(`import { spawn } from "node:child_process";
    import { endTogether } from ${imported("end-together.ts")};
    const child = spawn("sleep", ["1000"]);
    endTogether(child);
    process.stdout.write(String(child.pid));`);
  signal(child, "SIGKILL");
  expect(await once(parent, "exit")).toEqual([0, null]);
});
