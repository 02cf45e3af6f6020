import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { CommandError } from "./command-error.ts";

const HEADLESS_SHELL = "chromium-headless-shell";

/** Returns the path of a program; undefined where it isn't installed. */
export const findOnPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Returns the browser that `CHROMIUM_PATH` names. Throws CommandError when there is no such file. */
function findNamed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new CommandError(`CHROMIUM_PATH is "${named}": there is no such file`);
  return named;
}

/** Runs a command to its end; returns whether it is there and succeeded. */
const run = (command: string, ...args: string[]): Promise<boolean> =>
  once(spawn(command, args, { stdio: "inherit" }), "exit").then(
    ([code]) => code === 0,
    () => false,
  );

const isRoot = () => process.getuid?.() === 0;

/** Installs a Debian package where apt-get runs without a password. Returns whether it did. */
async function installPackage(name: string): Promise<boolean> {
  if (!findOnPath("apt-get")) return false;
  const [command, ...before] = isRoot() ? ["env"] : (["sudo", "-n", "env"] as const);
  const options = ["DEBIAN_FRONTEND=noninteractive", "apt-get", "-oAcquire::http::Timeout=20"];
  const apt = (...args: string[]) => run(command, ...before, ...options, ...args);
  // The lists that a machine comes with may lack the security updates, and name a browser of half a year ago.
  await apt("update");
  return apt("install", "-y", "--no-install-recommends", name);
}

/**
 * Returns the path of Chromium: the one that CHROMIUM_PATH names, else the system's, else the one Playwright has
 * downloaded. Installs it where there is none; throws CommandError when that can't be done.
 */
export async function findChromium(): Promise<string> {
  const downloaded = chromium.executablePath();
  const locate = () =>
    findNamed() || findOnPath("chromium") || (existsSync(downloaded) ? downloaded : undefined);
  const found = locate();
  if (found) return found;
  console.log("Installing Chromium for the browser tests …");
  if (!(await installPackage("chromium")))
    await run(process.execPath, "node_modules/playwright-core/cli.js", "install", "chromium");
  const installed = locate();
  if (!installed) throw new CommandError("there is no Chromium: install one, or name it in CHROMIUM_PATH");
  return installed;
}

/**
 * Returns the path of Chromium's headless shell, which needs a quarter less of the processor; installs it in containers,
 * where this process is root. Returns Chromium's where there is none.
 */
export async function findHeadlessShell(): Promise<string> {
  const found = findNamed() || findOnPath(HEADLESS_SHELL);
  if (found) return found;
  if (isRoot()) await installPackage(HEADLESS_SHELL);
  return findOnPath(HEADLESS_SHELL) ?? findChromium();
}
