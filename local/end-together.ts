import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";

/** Waits for a line, and kills where its end comes first: that of the process that would have written it. */
const SCRIPT = 'read -r line || kill -9 "$1"';

/** Ends a child with this process, also where this one is killed and can't: the system would leave it running. */
export function endTogether(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === "win32") return;
  const watcher = spawn("/bin/sh", ["-c", SCRIPT, "sh", String(child.pid)], {
    // A terminal's signals don't reach it.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  watcher.on("error", () => {});
  watcher.stdin.on("error", () => {});
  (watcher.stdin as Socket).unref();
  child.once("exit", () => watcher.stdin.end("\n"));
}
