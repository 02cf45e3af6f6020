import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";

/** A process, with the command line that tells it from a later one of the same number. */
export const processSchema = z.object({ pid: z.int().positive(), command: z.string() });
export type KnownProcess = z.output<typeof processSchema>;

/** Returns the command line of a process, "" for one that has ended. */
export function commandOf(pid: number): string {
  try {
    if (existsSync("/proc/self/cmdline")) return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
  const [program, args] =
    process.platform === "win32"
      ? [
          "powershell",
          ["-NoProfile", "-Command", `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`],
        ]
      : ["ps", ["-o", "command=", "-p", String(pid)]];
  // Without the program no process is known, and none is ended.
  return (spawnSync(program, args, { encoding: "utf8" }).stdout ?? "").trim();
}

export const describeProcess = (pid: number): KnownProcess => ({ pid, command: commandOf(pid) });

export const isRunning = ({ pid, command }: KnownProcess): boolean =>
  command !== "" && commandOf(pid) === command;

/** Sends a signal, unless the process has ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (commandOf(pid) !== "") throw error;
  }
}
