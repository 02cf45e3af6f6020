import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

/**
 * Takes SQLite's lock on a file until it is closed; returns undefined where it is taken. It ends with its process,
 * however that ends.
 */
export function tryLock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    // A journal in memory leaves nothing beside the file, whose folder may be read-only.
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
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
