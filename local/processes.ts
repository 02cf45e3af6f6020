import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";

/** A process as it was when it was written down. `mark` tells it from a later one with the same number. */
export const processSchema = z.object({ pid: z.int().positive(), mark: z.string() });
export type KnownProcess = z.output<typeof processSchema>;

const onLinux = existsSync("/proc/self/stat");

/** When the process began and its name, or undefined when there is none with this number. */
function markOf(pid: number): string | undefined {
  if (!onLinux) {
    const { stdout, status } = spawnSync("ps", ["-o", "lstart=", "-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
    });
    return status === 0 ? stdout.trim() : undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold anything: the fields count from behind it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie whose threads haven't all ended still holds its port.
    if (fields[0] === "Z" && Number(fields[17]) <= 1) return undefined;
    return `${fields[19]} ${stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"))}`;
  } catch {
    return undefined;
  }
}

/** Undefined when the process has ended already. */
export function describeProcess(pid: number): KnownProcess | undefined {
  const mark = markOf(pid);
  return mark === undefined ? undefined : { pid, mark };
}

export const isRunning = ({ pid, mark }: KnownProcess): boolean => markOf(pid) === mark;

function signal(known: KnownProcess, name: NodeJS.Signals): void {
  try {
    process.kill(known.pid, name);
  } catch (error) {
    if (isRunning(known)) throw error;
  }
}

/** Resolves true when all have ended within `ms`. */
async function ended(all: KnownProcess[], ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(25)) if (!all.some(isRunning)) return true;
  return !all.some(isRunning);
}

/** Ends a server and what it had started: politely, then not. Throws when something can't be ended. */
export async function endProcesses([server, ...children]: KnownProcess[]): Promise<void> {
  const all = server ? [server, ...children] : [];
  if (server && isRunning(server)) {
    signal(server, "SIGTERM");
    await ended(all, 8000);
  }
  const left = all.filter(isRunning);
  for (const known of left) signal(known, "SIGKILL");
  if (!(await ended(left, 5000)))
    throw new Error(`can't end process ${left.map(({ pid }) => pid).join(", ")}`);
}
