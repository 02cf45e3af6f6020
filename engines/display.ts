import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { CommandError } from "#local/command-error.ts";

/** Starts a screen that no one sees, and returns its name. */
export async function startDisplay(program: string): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(program, ["-displayfd", "3", "-noreset", "-screen", "0", "1400x8000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const channel = child.stdio[3];
  const said = channel ? once(channel, "data").then(String) : Promise.resolve("");
  const ended = once(child, "exit").then(
    () => "",
    () => "",
  );
  const number = (await Promise.race([said, ended])).trim();
  if (number === "") throw new CommandError("webkit: the display could not be started: Xvfb ended at once");
  return { child, display: `:${number}` };
}

/** Whether a process has ended, by itself or by a signal. */
export const isEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Kills a process, and waits until it is gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (isEnded(child)) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
