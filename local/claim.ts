import { mkdirSync, readFileSync, rmSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeProcess, endProcesses, isRunning, type KnownProcess } from "./processes.ts";

/** The server that uses a state folder, and what it has started. */
export type Claim = {
  /** Writes down a child that would outlive a killed server. */
  add(pid: number): void;
  /** Takes back what `claimState` wrote. */
  release(): void;
};

const fileIn = (stateDir: string) => join(stateDir, "server.json");

function readClaim(stateDir: string): KnownProcess[] {
  try {
    return JSON.parse(readFileSync(fileIn(stateDir), "utf8"));
  } catch (error) {
    // A power cut can leave an empty file: it names nobody who could still run.
    if (
      error instanceof SyntaxError ||
      (error instanceof Error && "code" in error && error.code === "ENOENT")
    )
      return [];
    throw error;
  }
}

/** Makes this process the only server of the folder: one that still runs there, or was killed and left its runtime behind, is ended first. */
export async function claimState(stateDir: string): Promise<Claim> {
  mkdirSync(stateDir, { recursive: true });
  const previous = readClaim(stateDir);
  if (previous.some(isRunning)) {
    console.log(`Ending the server that still uses ${stateDir} …`);
    await endProcesses(previous);
  }
  const claimed: KnownProcess[] = [];
  const write = (pid: number) => {
    const known = describeProcess(pid);
    if (known) claimed.push(known);
    const draft = `${fileIn(stateDir)}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(claimed));
    renameSync(draft, fileIn(stateDir));
  };
  write(process.pid);
  return {
    add: write,
    release() {
      // Whoever took the folder over has written its own.
      if (readClaim(stateDir)[0]?.pid === process.pid) rmSync(fileIn(stateDir));
    },
  };
}
