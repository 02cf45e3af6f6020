import { accessSync, constants, globSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { codeOf, CommandError } from "./command-error.ts";

/** Returns the folder of D1, R2 and KV: wrangler looks in the same one. */
export const storesIn = (stateDir: string): string => join(stateDir, "v3");

/** bytes that a start needs: twice as many as the first one writes */
const ROOM = 16 * 2 ** 20;

/** ms that a statement waits for another process that writes to the same database */
export const BUSY_MS = 5000;

/** Returns how many bytes are free on the disk of a folder; undefined where its file system doesn't count them. */
export function roomIn(folder: string): number | undefined {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 ? undefined : bavail * bsize;
}

/** Returns how many bytes the disk of a folder lacks for `bytes` more; 0 where there is room. */
export const missingRoom = (folder: string, bytes: number): number =>
  Math.max(0, bytes - (roomIn(folder) ?? bytes));

/**
 * Throws CommandError where a start and `bytes` more find no room on the disk of a folder, which `named` names: workerd would
 * fail half way.
 */
export function requireRoom(folder: string, bytes = 0, named = "STATE_DIR=…"): void {
  const missing = Math.ceil(missingRoom(folder, ROOM + bytes) / 2 ** 20);
  if (missing === 0) return;
  const advice = `make room for ${missing} MB, or name a folder on another one with ${named}`;
  throw new CommandError(`The disk of ${folder} is full: ${advice}`);
}

/** Throws where a folder is there and can't be used so: CommandError, but the system's error for a read-only disk. */
function requireAccess(folder: string, mode: number, use: string): void {
  try {
    accessSync(folder, mode);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return;
    if (code === "EROFS") throw error;
    const advice = "Run this as the user who owns the folder.";
    throw new CommandError(`${folder} can't be ${use} (${String(error)}). ${advice}`);
  }
}

/** Throws where a folder's stores are there and can't be read, such as those of another user. */
const requireReadableStores = (stateDir: string): void =>
  requireAccess(storesIn(stateDir), constants.R_OK, "read");

/** Throws where a folder is there and can't be filled, such as another user's. */
export const requireWritableFolder = (folder: string): void =>
  requireAccess(folder, constants.R_OK | constants.W_OK | constants.X_OK, "written to");

/** Throws where a folder's stores are there and can't be opened by a runtime, which writes beside what it reads. */
export const requireWritableStores = (stateDir: string): void => requireWritableFolder(storesIn(stateDir));

/** Finds the file of a folder's database; undefined where there is none yet. Throws CommandError where it isn't clear which. */
export function findDatabase(stateDir: string): string | undefined {
  requireReadableStores(stateDir);
  const isOwn = (name: string) => !name.includes("metadata");
  const files = globSync("d1/*/*.sqlite", { cwd: storesIn(stateDir) }).filter(isOwn);
  if (files.length > 1) throw new CommandError(`${stateDir} holds several databases: ${files.join(", ")}`);
  return files[0] === undefined ? undefined : join(storesIn(stateDir), files[0]);
}

/** Returns the file of a folder's database, which the runtime that serves it makes where it is missing. */
export async function ensureDatabase(stateDir: string, served: D1Database): Promise<string> {
  // The runtime names the file, and makes it with the first statement.
  if (findDatabase(stateDir) === undefined) await served.prepare("SELECT 1").run();
  const file = findDatabase(stateDir);
  if (file === undefined) throw new Error("workerd has made no database");
  return file;
}

/** Looks for a database's fault; returns "ok" where it has none. */
function examine(file: string): unknown {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    return database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
  } catch (error) {
    return error;
  }
}

/** Throws CommandError for a damaged database file, which workerd would not name. */
export function requireSoundStores(stateDir: string): void {
  for (const name of globSync("*/*/*.sqlite", { cwd: storesIn(stateDir) })) {
    const file = join(storesIn(stateDir), name);
    const fault = examine(file);
    if (fault === "ok") continue;
    const advice = "Put back a copy, or remove it to begin with an empty one.";
    throw new CommandError(`${file} is damaged (${String(fault)}). ${advice}`);
  }
}
