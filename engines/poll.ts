import { setTimeout as pause } from "node:timers/promises";

/** ms until what doesn't come is a failure: generous, because only what hangs shall fail */
const PATIENCE = 45_000;

/** Repeats a look until it has something, and throws what it last threw or `complaint` when it never does. */
export async function until<Result>(
  complaint: string | (() => string),
  look: () => Promise<Result | undefined | false>,
  requireLife: () => void = () => {},
): Promise<Result> {
  const end = Date.now() + PATIENCE;
  let last: unknown;
  do {
    requireLife();
    try {
      const result = await look();
      if (result !== undefined && result !== false) return result;
      last = undefined;
    } catch (error) {
      // A page that is being left doesn't respond: look again.
      last = error;
    }
    await pause(80);
  } while (Date.now() < end);
  requireLife();
  const said = typeof complaint === "string" ? complaint : complaint();
  throw last === undefined ? new Error(said) : new Error(`${said}: ${String(last)}`, { cause: last });
}
