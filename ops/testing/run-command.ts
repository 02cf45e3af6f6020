import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { format } from "node:util";
import { vi } from "vitest";
import { type Command, runMain } from "#local/command.ts";

type Outcome = { status: number; stdout: string; stderr: string };

type Environment = Record<string, string | undefined>;

/** A server in this process has set flags for its own runtime. */
const NOT_OURS: Environment = { MINIFLARE_WORKERD_V8_FLAGS: undefined };

/** Runs a command of ops/ to its end, as npm does. A variable that is undefined is taken away. */
export async function runCommand(
  file: string,
  args: string[],
  { environment = {}, input = "" }: { environment?: Environment; input?: string } = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
    env: { ...process.env, ...NOT_OURS, NO_COLOR: "1", ...environment },
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

/**
 * Calls a command in this process, which has loaded already what a process of its own loads for a second or two. It
 * takes the console and the environment: one command is called at a time.
 */
export async function callCommand(
  command: Command,
  args: string[],
  given: Environment = {},
): Promise<Outcome> {
  const environment = { ...NOT_OURS, ...given };
  let [stdout, stderr] = ["", ""];
  const { exitCode, stdin } = process;
  const { isTTY } = stdin;
  const spies = [
    vi.spyOn(console, "log").mockImplementation((...said) => void (stdout += `${format(...said)}\n`)),
    vi.spyOn(console, "warn").mockImplementation((...said) => void (stderr += `${format(...said)}\n`)),
    vi.spyOn(console, "error").mockImplementation((...said) => void (stderr += `${format(...said)}\n`)),
  ];
  const before = Object.keys(environment).map((name) => [name, process.env[name]] as const);
  const set = ([name, value]: readonly [string, string | undefined]) => {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  };
  process.exitCode = undefined;
  // No one is there to answer a question.
  stdin.isTTY = false;
  Object.entries(environment).forEach(set);
  try {
    await runMain(command, args);
    return { status: Number(process.exitCode ?? 0), stdout, stderr };
  } finally {
    before.forEach(set);
    process.exitCode = exitCode;
    stdin.isTTY = isTTY;
    for (const spy of spies) spy.mockRestore();
  }
}
