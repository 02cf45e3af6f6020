import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export type Outcome = { status: number; stdout: string; stderr: string };

/** Runs a command of ops/ to its end, as npm does. A variable that is undefined is taken away. */
export async function runCommand(
  file: string,
  args: string[],
  { environment = {}, input = "" }: { environment?: Record<string, string | undefined>; input?: string } = {},
): Promise<Outcome> {
  // A server in this process has set flags for its own runtime.
  const { MINIFLARE_WORKERD_V8_FLAGS: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
    env: { ...inherited, NO_COLOR: "1", ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end(input);
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { status: Number(status), stdout, stderr };
}
