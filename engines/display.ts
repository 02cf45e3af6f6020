import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { CommandError } from "#local/command-error.ts";

/** ms in which a display must say its number */
const PATIENCE = 30_000;

/** Starts a screen that no one sees, and returns its name. */
export async function startDisplay(
  program: string,
  patience = PATIENCE,
): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(program, ["-displayfd", "3", "-noreset", "-screen", "0", "1400x8000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const channel = child.stdio[3];
  const said = channel ? once(channel, "data").then((data) => `:${String(data).trim()}`) : undefined;
  const refuse = (why: string) => () => {
    throw new CommandError(`webkit: the display could not be started: ${why}`);
  };
  const ended = once(child, "exit").then(refuse("Xvfb ended at once"), refuse("Xvfb ended at once"));
  const hangs = pause(patience, undefined, { ref: false }).then(refuse("Xvfb does not say its number"));
  try {
    return { child, display: await Promise.race([said ?? ended, ended, hangs]) };
  } catch (error) {
    await endProcess(child);
    throw error;
  }
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
