import { chmodSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { tryLock } from "./lock.ts";
import { requireFreePort } from "./port.ts";
import { CommandError } from "./command-error.ts";
import { makeFolder } from "./make-folder.ts";
import { replaceFile } from "./replace-file.ts";
import { describeProcess, isRunning, type KnownProcess, processSchema, signal } from "./processes.ts";
import type { Settings } from "./settings.ts";
import { requireRoom, storesIn } from "./stores.ts";

/** Held by the only server of a state folder. */
export type StateLock = {
  /** Records a child that would outlive a killed server. */
  add(pid: number): void;
  release(): void;
};

/** The record of a server. */
const serverSchema = processSchema.extend({ port: z.int(), children: z.array(processSchema) });
type Server = z.output<typeof serverSchema>;

/** The signal of a start that takes the folder over. */
const TAKE_OVER = "SIGUSR2";
/** Until a server that doesn't end is killed, and until this start gives up. */
const [KILL_AFTER_MS, GIVE_UP_AFTER_MS] = [8000, 15_000];

const recordIn = (stateDir: string): string => join(stateDir, "server.json");

/** Reads the record of the server that wrote last; returns undefined where the file is missing or damaged. */
function readServer(stateDir: string): Server | undefined {
  try {
    return serverSchema.parse(JSON.parse(readFileSync(recordIn(stateDir), "utf8")));
  } catch {
    return undefined;
  }
}

/** Creates the folder for its owner alone. A folder that was there keeps its mode, for it may hold more. */
function makeStateFolder(stateDir: string): void {
  makeFolder(storesIn(stateDir), 0o700);
  chmodSync(storesIn(stateDir), 0o700);
}

/** Ends the servers that hold the lock, until it is ours. Throws CommandError when one can't be ended. */
async function forceLock(stateDir: string, lockFile: string): Promise<DatabaseSync> {
  console.log(`Ending the server that still uses ${stateDir} …`);
  const askedAt = new Map<number, number>();
  for (const end = Date.now() + GIVE_UP_AFTER_MS; Date.now() < end; await wait(50)) {
    const lock = tryLock(lockFile);
    if (lock) return lock;
    const server = readServer(stateDir);
    // Between two records the last one names a server that has ended.
    if (!server || !isRunning(server)) continue;
    const { pid } = server;
    // Another container's server has a number of its own world, perhaps this process's.
    if (pid === process.pid) continue;
    const asked = askedAt.get(pid);
    if (asked === undefined) signal(pid, TAKE_OVER);
    else if (Date.now() - asked > KILL_AFTER_MS) signal(pid, "SIGKILL");
    askedAt.set(pid, asked ?? Date.now());
  }
  throw new CommandError(
    `The server that uses ${stateDir} can't be ended. Name another folder with STATE_DIR=…`,
  );
}

/** Kills what a killed server has left running. */
async function endOrphans(orphans: KnownProcess[]): Promise<void> {
  for (const { pid } of orphans.filter(isRunning)) signal(pid, "SIGKILL");
  for (const end = Date.now() + KILL_AFTER_MS; orphans.some(isRunning) && Date.now() < end;) await wait(25);
}

/**
 * Makes this process the only server of the folder: one that still runs there, or was killed and left its runtime
 * behind, is ended first. Throws CommandError, with no one ended, where the disk is full or another program has the port.
 */
export async function lockState(place: Pick<Settings, "STATE_DIR" | "HOST" | "PORT">): Promise<StateLock> {
  const { STATE_DIR: stateDir, HOST: host, PORT: port } = place;
  makeStateFolder(stateDir);
  requireRoom(stateDir);
  const lockFile = join(stateDir, "server.lock");
  const free = tryLock(lockFile);
  const former = readServer(stateDir);
  // The record of a killed server is left behind, and its runtime's last threads hold the port for a moment.
  if (former?.port !== port) await requireFreePort(host, port);
  const lock = free ?? (await forceLock(stateDir, lockFile));
  await endOrphans(readServer(stateDir)?.children ?? []);
  await requireFreePort(host, port, KILL_AFTER_MS);
  const server: Server = { ...describeProcess(process.pid), port, children: [] };
  const write = () => replaceFile(recordIn(stateDir), JSON.stringify(server));
  const giveWay = () => {
    console.log(`Ended: another start took over ${stateDir}.`);
    process.kill(process.pid, "SIGTERM");
  };
  process.on(TAKE_OVER, giveWay);
  write();
  return {
    add(pid) {
      server.children.push(describeProcess(pid));
      write();
    },
    release() {
      rmSync(recordIn(stateDir), { force: true });
      lock.close();
      process.off(TAKE_OVER, giveWay);
    },
  };
}
