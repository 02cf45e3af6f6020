import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { CommandError } from "./command-error.ts";

/** SQLite's numbers for a file that another process has locked, and for one that isn't its own. */
const [SQLITE_BUSY, SQLITE_NOTADB] = [5, 26];

const isOf = (errcode: number, error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === errcode;

/**
 * Takes SQLite's lock on a file until it is closed; returns undefined where it is taken. It ends with its process,
 * however that ends. Throws CommandError for a file that is no lock.
 */
export function tryLock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    // A journal in memory leaves nothing beside the file, whose folder may be read-only.
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    if (isOf(SQLITE_BUSY, error)) return undefined;
    if (isOf(SQLITE_NOTADB, error))
      throw new CommandError(`${file} is damaged. Remove it: it holds nothing, and is made anew.`);
    throw error;
  }
}

/** Runs `work` while no other process holds the lock on this file. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  for (; ; await wait(100)) {
    using lock = tryLock(file);
    if (lock) return await work();
  }
}
