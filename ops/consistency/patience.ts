import { setTimeout as wait } from "node:timers/promises";

const TRIES = 6;
const PAUSE_MS = 250;

/** A server that writes to the same files: asked again, they answer. */
const isBusy = (error: unknown): boolean =>
  /SQLITE_BUSY|database is locked|internal error/i.test(String(error));

/** Does something that a server beside us can hold up for a moment, again until it works. */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !(isBusy(error) || (error instanceof Error && isBusy(error.cause)))) throw error;
      await wait(PAUSE_MS * tries);
    }
}
