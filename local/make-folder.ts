import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { CommandError } from "./command-error.ts";

/**
 * Makes a folder with those above it, unless it is there. Throws the system's error where it can't be: Node's own way to make
 * them all tries for ever where the system makes none, as in /proc.
 */
export function makeFolder(folder: string, mode?: number): void {
  const above = dirname(folder);
  if (above !== folder && !existsSync(above)) makeFolder(above, mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}

/** Makes the folder that someone has named for a purpose: `a backup`. Throws CommandError where it can't be made. */
export function makeNamedFolder(folder: string, purpose: string, mode?: number): void {
  try {
    makeFolder(folder, mode);
  } catch (cause) {
    throw new CommandError(`${folder} can't hold ${purpose}: ${String(cause)}. Name another folder.`, {
      cause,
    });
  }
}
