/** Where stores are: on this machine, or of a deployed site, or of another of its environments. */
export type Place = { remote: boolean; env?: string | undefined };

/** The options of a command that name the place. */
export const PLACE_OPTIONS = {
  remote: { type: "boolean", default: false },
  env: { type: "string" },
} as const;

/** What a command says that finds no database. */
export const NO_DATABASE =
  "There is no database yet: run `npm start` first, or with --remote `npm run deploy`.";

/** Whether a database lacks the table that a statement needs: nothing has migrated it yet. */
export const isWithoutTables = (error: unknown): boolean =>
  error instanceof Error && /no such table/.test(`${error.message} ${String(error.cause)}`);
