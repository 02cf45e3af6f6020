import { spawnSync } from "node:child_process";
import { CommandError } from "#local/command-error.ts";
import { findChromium, findOnPath } from "#local/chromium.ts";
import type { EngineName } from "./tab.ts";

/** The system's Python: another one on the path doesn't know the system's libraries. */
const PYTHON = "/usr/bin/python3";
const GTK_WEBKIT =
  "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";

/** Returns the path of a program. Throws CommandError, with the package that has it, where it is missing. */
function requireProgram(engine: EngineName, debianPackage: string, ...programs: string[]): string {
  const found = programs.map(findOnPath).find((path) => path !== undefined);
  if (found === undefined)
    throw new CommandError(
      `${engine}: ${programs[0]} is not installed. On Debian: apt-get install ${debianPackage}`,
    );
  return found;
}

/** Returns the paths of what an engine needs. Throws CommandError where one is missing. */
export async function requireEngine(engine: EngineName): Promise<string[]> {
  if (engine === "chromium") return [await findChromium()];
  if (engine === "firefox") return [requireProgram(engine, "firefox-esr", "firefox-esr", "firefox")];
  const programs = [
    requireProgram(engine, "webkit2gtk-driver", "WebKitWebDriver"),
    requireProgram(engine, "xvfb", "Xvfb"),
  ];
  if (spawnSync(PYTHON, ["-c", GTK_WEBKIT]).status !== 0)
    throw new CommandError(
      `${engine}: ${PYTHON} has no WebKitGTK. On Debian: apt-get install python3-gi gir1.2-webkit2-4.1`,
    );
  return programs;
}
