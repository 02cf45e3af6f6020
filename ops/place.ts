/** The place of stores: this machine, a deployed site, or another of its environments. */
export type Place = { remote: boolean; env?: string | undefined };

/** Options of a command that name the place. */
export const PLACE_OPTIONS = {
  remote: { type: "boolean", default: false },
  env: { type: "string" },
} as const;

/** Thrown by a command that finds no database. */
export const NO_DATABASE =
  "There is no database yet: run `npm start` first, or with --remote `npm run deploy`.";

/** Returns whether a database lacks the table that a statement needs: nothing has migrated it yet. */
export const isWithoutTables = (error: unknown): boolean =>
  error instanceof Error && /no such table/.test(`${error.message} ${String(error.cause)}`);
