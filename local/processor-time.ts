import { existsSync, readdirSync, readFileSync } from "node:fs";
import { commandOf } from "./processes.ts";

const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // A thread has ended meanwhile.
    return "";
  }
};
const threadsOf = (pid: number | string): string[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);

/** Returns the processor time of the runtimes that this process has started, ms; the time of day where there is no Linux to count it. */
export function timeOfRuntimes(): number {
  if (!existsSync("/proc/self/schedstat")) return performance.now();
  const children = threadsOf("self").flatMap((thread) => read(`${thread}/children`).match(/\d+/g) ?? []);
  const runtimes = children.filter((pid) => commandOf(Number(pid)).includes("workerd"));
  // The first number of a thread is its nanoseconds on a processor.
  const spent = runtimes
    .flatMap(threadsOf)
    .map((thread) => Number.parseInt(read(`${thread}/schedstat`)) || 0);
  return spent.reduce((sum, time) => sum + time, 0) / 1e6;
}
