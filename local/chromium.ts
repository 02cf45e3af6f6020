import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const findOnPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** The browser there is: `CHROMIUM_PATH`, the system's, or the one Playwright has downloaded. */
function locate(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}": there is no such file`);
  const downloaded = chromium.executablePath();
  return named || findOnPath("chromium") || (existsSync(downloaded) ? downloaded : undefined);
}

const run = (...[command = "", ...args]: string[]): boolean =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** Installs Debian's package, where that asks nothing. Answers whether it did. */
function installPackage(): boolean {
  if (!findOnPath("apt-get")) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]) =>
    run(...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args);
  // The lists that a machine comes with may lack the security updates, and name a browser of half a year ago.
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
