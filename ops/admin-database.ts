import { queryAll } from "./cloudflare/database.ts";
import { openRemoteSite } from "./cloudflare/remote.ts";
import { retryWhileBusy } from "./consistency/retry.ts";
import { type Place, withStores } from "./open-stores.ts";

/** Runs statements, all or none, and answers the rows of each. */
export type RunSql = (statements: string[]) => Promise<Record<string, unknown>[][]>;

/** A text in SQL: Cloudflare's API takes several statements without parameters only. */
export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Runs statements on this machine, also beside a running server. */
export const runOn =
  (db: D1Database): RunSql =>
  (statements) =>
    retryWhileBusy(async () => {
      const answers = await db.batch<Record<string, unknown>>(statements.map((sql) => db.prepare(sql)));
      return answers.map(({ results }) => results);
    });

/** Opens the database of a place for as long as `use` runs. Throws Refusal where there is none. */
export async function withDatabase<Result>(
  place: Place,
  use: (run: RunSql) => Promise<Result>,
): Promise<Result> {
  if (!place.remote) return withStores(place, ({ DB }) => use(runOn(DB)));
  const { api, stores, close } = await openRemoteSite(place.env);
  try {
    return await use((statements) => queryAll(api, stores.databaseId, statements));
  } finally {
    close();
  }
}
