import { setTimeout as wait } from "node:timers/promises";
import { retryClosedConnection } from "#local/closed-connection.ts";

const TRIES = 6;
const PAUSE_MS = 250;

/** Returns whether an error says that a running server holds a lock on the database's file. */
const isBusy = (error: unknown): boolean =>
  /SQLITE_BUSY|database is locked|internal error/i.test(String(error));

/** Runs `work`, again while the database is busy, six times at most. Rejects with the last error. */
export async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !(isBusy(error) || (error instanceof Error && isBusy(error.cause)))) throw error;
      await wait(PAUSE_MS * tries);
    }
}

/**
 * Does the same for work in the runtime beside this process, which closes a connection that was idle while this process was
 * busy for long.
 */
export const retry = <Result>(work: () => Promise<Result>): Promise<Result> =>
  retryWhileBusy(() => retryClosedConnection(work));
