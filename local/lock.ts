import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

/** Runs `work` while no other process holds the lock on this file. SQLite's lock falls with its process, however that ends. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  using database = new DatabaseSync(file);
  for (let held = false; !held;) {
    try {
      database.exec("BEGIN EXCLUSIVE");
      held = true;
    } catch (error) {
      if (!isBusy(error)) throw error;
      await wait(100);
    }
  }
  return await work();
}
