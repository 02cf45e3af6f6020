import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf, CommandError } from "#local/command-error.ts";
import { describeProcess, isRunning, processSchema } from "#local/processes.ts";

/** Returns whether the process that a claim names still runs. A killed one has left it, or half of it. */
function isHeld(file: string): boolean {
  try {
    const holder = processSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    // Another container's process has a number of its own world, perhaps this process's.
    return holder.pid !== process.pid && isRunning(holder);
  } catch {
    return false;
  }
}

/**
 * Takes a folder for the backup of this process alone; returns what gives it back. It is no lock of the file system, which a
 * network's may not have. Throws CommandError where another backup is being written there.
 */
export function claimFolder(folder: string): () => void {
  const file = join(folder, ".running.json");
  const giveBack = () => rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify(describeProcess(process.pid)), { flag: "wx", mode: 0o600 });
    return giveBack;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    if (isHeld(file))
      throw new CommandError(
        `Another backup is being written to ${folder}: wait for its end, or name another folder.`,
        { cause: error },
      );
    giveBack();
    return claimFolder(folder);
  }
}
