import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandOf } from "./processes.ts";

/** The folders of this process. */
const own = new Set<string>();

const removeOwn = (): void => {
  for (const folder of own) rmSync(folder, { recursive: true, force: true });
};

function removeAtTheEnd(): void {
  process.once("exit", removeOwn);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => {
      removeOwn();
      process.kill(process.pid, signal);
    });
}

/** Removes the folders of processes that could not: they were killed, or lost their power. */
function removeLeft(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^lanyard-[a-z]+-(\d+)-\w{6}$/.exec(name) ?? [];
    if (pid !== undefined && commandOf(Number(pid)) === "")
      try {
        rmSync(join(tmpdir(), name), { recursive: true, force: true });
      } catch {
        // It is another user's.
      }
  }
}

/**
 * Makes a folder that only its owner reads, for what may not stay on a disk, as secrets and whole databases. Whoever made it
 * removes it; where a signal ends the process first, it is gone as well.
 */
export function makeTemporaryFolder(purpose: string): string {
  removeLeft();
  const folder = mkdtempSync(join(tmpdir(), `lanyard-${purpose}-${process.pid}-`));
  if (own.size === 0) removeAtTheEnd();
  own.add(folder);
  return folder;
}
