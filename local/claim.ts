import { chmodSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { requireFreePort } from "./port.ts";
import { describeProcess, endProcesses, isRunning, processSchema } from "./processes.ts";
import { removeDrafts, replaceFile } from "./replace-file.ts";
import type { Settings } from "./settings.ts";
import { requireRoom, storesIn } from "./stores.ts";

/** The server that uses a state folder, and what it has started. */
export type Claim = {
  /** Writes down a child that would outlive a killed server. */
  add(pid: number): void;
  /** Takes back what `claimState` wrote. */
  release(): void;
};

/** The server first, with the port it has or is about to take; then its children. */
const claimSchema = z.array(processSchema.extend({ port: z.int().optional() }));
type Claimed = z.output<typeof claimSchema>;

type Place = Pick<Settings, "stateDir" | "host" | "port">;

const fileIn = (stateDir: string) => join(stateDir, "server.json");

function readClaim(stateDir: string): Claimed {
  try {
    return claimSchema.parse(JSON.parse(readFileSync(fileIn(stateDir), "utf8")));
  } catch (error) {
    // A power cut can leave an empty file, and other programs anything: it names nobody who could still run.
    if (
      error instanceof SyntaxError ||
      error instanceof z.ZodError ||
      (error instanceof Error && "code" in error && error.code === "ENOENT")
    )
      return [];
    throw error;
  }
}

/** Makes the folder for its owner alone. One that was there keeps its mode, for it may hold more: the stores in it are closed. */
function makeFolder(stateDir: string): void {
  mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  mkdirSync(storesIn(stateDir), { recursive: true });
  chmodSync(storesIn(stateDir), 0o700);
}

/**
 * Makes this process the only server of the folder: one that still runs there, or was killed and left its runtime
 * behind, is ended first. Throws Refusal, with nobody ended, where the disk is full or another program has the port.
 */
export async function claimState({ stateDir, host, port }: Place): Promise<Claim> {
  makeFolder(stateDir);
  requireRoom(stateDir);
  const known = readClaim(stateDir);
  const holdsPort = known.some((one) => one.port === port) && known.some(isRunning);
  if (!holdsPort) await requireFreePort(host, port);
  // Another start may have come meanwhile.
  const previous = readClaim(stateDir);
  const claimed: Claimed = [];
  const write = (others: Claimed = []) =>
    replaceFile(fileIn(stateDir), JSON.stringify([...claimed, ...others]));
  const me = describeProcess(process.pid);
  if (me) claimed.push({ ...me, port });
  if (previous.some(isRunning)) {
    console.log(`Ending the server that still uses ${stateDir} …`);
    // The one that ends reads there that it was ended by us.
    write(previous);
    await endProcesses(previous);
  }
  write();
  removeDrafts(stateDir);
  return {
    add(pid) {
      const known = describeProcess(pid);
      if (known) claimed.push(known);
      write();
    },
    release() {
      const [holder] = readClaim(stateDir);
      if (holder?.pid === process.pid) rmSync(fileIn(stateDir));
      else if (holder) console.log(`Ended: another start took over ${stateDir}.`);
    },
  };
}
