import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** The browser there is: `CHROMIUM_PATH`, the system's, or the one Playwright has downloaded. */
function locate(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}": there is no such file`);
  if (named) return named;
  const downloaded = chromium.executablePath();
  return onPath("chromium") ?? (existsSync(downloaded) ? downloaded : undefined);
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** Debian's package, where it can be installed without a question. */
function installPackage(): boolean {
  if (!onPath("apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]) => {
    const [command = "", ...rest] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    return run(command, ...rest);
  };
  // The lists a machine comes with may lack the security updates, and name a browser of half a year ago.
  apt("update");
  return apt("install", "-y", "--no-install-recommends", "chromium");
}

/** The path of Chromium; installs it where there is none. Throws when that can't be done. */
export async function findChromium(): Promise<string> {
  const found = locate();
  if (found) return found;
  console.log("Installing Chromium for the browser tests …");
  if (!installPackage()) run(process.execPath, "node_modules/playwright-core/cli.js", "install", "chromium");
  const installed = locate();
  if (!installed) throw new Error("there is no Chromium: install one, or name it in CHROMIUM_PATH");
  return installed;
}
