import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { findFreePort } from "#local/sandbox-server.ts";
import { runCommand } from "../ops/testing/run-command.ts";

// What happens to a machine that somebody runs this on: no room, a signal at the wrong moment, two starts.

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};
const seeded = (): string => {
  const stateDir = join(newFolder(), "state");
  cpSync(inject("seededState"), stateDir, { recursive: true });
  return stateDir;
};

const run = (file: string, args: string[], more: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
    env: { ...process.env, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** The processes that a process has started and that run. */
const childrenOf = (pid: number): number[] =>
  spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
    .stdout.split("\n")
    .flatMap((line) => (line.trim() === "" ? [] : [Number(line)]));
const isAlive = (pid: number): boolean =>
  /^[^Z]/.test(spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim());

describe("a backup that SIGTERM ends", () => {
  it.each(["deletions.json", "database.sql"])(
    "a backup that is ended once it has %s is no backup, leaves no process, and is finished by the next",
    async (written) => {
      const environment = { STATE_DIR: seeded() };
      const backup = join(newFolder(), "backup");
      const child = run("ops/backup.ts", ["--to", backup], environment);
      const ended = once(child, "exit");
      await vi.waitUntil(() => existsSync(join(backup, written)), { timeout: 60_000, interval: 1 });
      const children = childrenOf(child.pid ?? 0);
      child.kill("SIGTERM");
      const [code] = await ended;
      await vi.waitUntil(() => !children.some(isAlive), 20_000);
      const isWhole = existsSync(join(backup, "manifest.json"));
      if (code === 0) expect(isWhole).toBe(true);
      // The manifest is written last: it may have been quicker than the signal.
      if (!isWhole) {
        const early = await runCommand("ops/restore.ts", ["--from", backup, "--to", join(newFolder(), "x")]);
        expect([early.status, early.stderr]).toEqual([
          1,
          expect.stringContaining("holds no finished backup"),
        ]);
        expect(await runCommand("ops/backup.ts", ["--to", backup], { environment })).toMatchObject({
          status: 0,
        });
      }
      const restored = await runCommand("ops/restore.ts", [
        "--from",
        backup,
        "--to",
        join(newFolder(), "state"),
      ]);
      expect(restored.stdout).toContain("The audit: 0 found\n");
    },
  );
});

it("two servers that start on a folder at once become one, which serves", async () => {
  const PORT = String(await findFreePort());
  const environment = { STATE_DIR: seeded(), PORT, MAIL_FROM: "off", BILLING: "off" };
  const servers = [1, 2].map(() => run("local/start.ts", [], environment));
  onTestFinished(async () => {
    for (const server of servers.filter(({ exitCode }) => exitCode === null)) {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    }
  });
  for (const server of servers) server.stdout?.resume();
  const errors: string[] = [];
  for (const server of servers) server.stderr?.on("data", (said) => errors.push(String(said)));
  const live = () => servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const responds = () =>
    fetch(`http://localhost:${environment.PORT}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(async () => live().length === 1 && (await responds()), {
    timeout: 120_000,
    interval: 200,
  });
  expect(errors.join("")).not.toMatch(/^\s+at /m);
  const { pid }: { pid: number } = JSON.parse(
    readFileSync(join(environment.STATE_DIR, "server.json"), "utf8"),
  );
  expect(live().map((server) => server.pid)).toEqual([pid]);
});

/** Mounts a small disk that everyone may write to. Throws where only root may, and this process can't become root. */
function mountSmallDisk(): string {
  const folder = newFolder();
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const run = (...command: string[]): boolean => {
    const [program = "", ...args] = [...prefix, ...command];
    return spawnSync(program, args).status === 0;
  };
  if (!run("mount", "-t", "tmpfs", "-o", "size=48m,mode=0777", "tmpfs", folder))
    throw new Error("A full disk is tried on a small one, which only root or sudo can mount.");
  onTestFinished(() => void run("umount", "--lazy", folder));
  return folder;
}

describe("a disk without room", () => {
  it("a backup, a restore and a start on a full disk end with one line, and the next try with room succeeds", async () => {
    const disk = mountSmallDisk();
    const environment = { STATE_DIR: seeded(), SEED: "none", MAIL_FROM: "off", BILLING: "off" };
    const fill = join(disk, "fill");
    spawnSync("dd", ["if=/dev/zero", `of=${fill}`, "bs=1M"]);
    const inFull = (name: string) => join(disk, name);
    const backed = await runCommand("ops/backup.ts", ["--to", inFull("backup")], { environment });
    expect([backed.status, backed.stderr]).toEqual([1, expect.stringMatching(/^The disk is full: .*\n$/)]);
    const outside = join(newFolder(), "backup");
    await runCommand("ops/backup.ts", ["--to", outside], { environment });
    const restore = () => runCommand("ops/restore.ts", ["--from", outside, "--to", inFull("restored")]);
    const refused = [1, "", expect.stringMatching(/^The disk of .* is full: .*\n$/)];
    const restored = await restore();
    expect([restored.status, restored.stdout, restored.stderr]).toEqual(refused);
    const begun = await runCommand("local/start.ts", [], {
      environment: { ...environment, STATE_DIR: inFull("state"), PORT: String(await findFreePort()) },
    });
    expect([begun.status, begun.stderr]).toEqual([
      1,
      expect.stringMatching(/^The disk of .* is full: .*\n$/),
    ]);
    // Room for a start, and not for what is restored.
    truncateSync(fill, 31 * 2 ** 20);
    const half = await restore();
    expect([half.status, half.stdout, half.stderr]).toEqual(refused);
    rmSync(fill);
    mkdirSync(inFull("restored"), { recursive: true });
    const again = await restore();
    expect([again.status, again.stderr]).toEqual([0, ""]);
    expect(readdirSync(inFull("restored"))).toContain("v3");
  });
});
