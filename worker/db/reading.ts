import { fillPlaceholders } from "drizzle-orm";
import type { Db } from "./client.ts";

type Template = {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(response: unknown, isFromBatch?: boolean): unknown;
};
type Select<Row> = PromiseLike<Row[]> & { prepare(): Template };

/** A noun's query. Its rows leave the noun as items only. */
export type Reading<Item> = {
  read(): Promise<Item[]>;
  /** gives the query's SQL, and what maps D1's response to items */
  prepare(): { getQuery: Template["getQuery"]; toItems: (response: unknown) => Item[] };
};

/** Returns a reading of a select and the mapping of its rows. */
export const reading = <Row, Item>(select: Select<Row>, toItem: (row: Row) => Item): Reading<Item> => ({
  read: async () => (await select).map(toItem),
  prepare: () => {
    const template = select.prepare();
    return {
      getQuery: () => template.getQuery(),
      // Drizzle's own batches pass this argument too, which its types omit: rows come as objects, so every column needs
      // a name of its own (reading.test.ts).
      toItems: (response) => (template.mapResult(response, true) as Row[]).map(toItem),
    };
  },
});

type ItemsOf<Readings> = {
  -readonly [Place in keyof Readings]: Readings[Place] extends Reading<infer Item> ? Item[] : never;
};

/**
 * Returns a function that reads everything in one round trip. The readings have an `sql.placeholder` for each value.
 * Their SQL is built once for each isolate, because building a page's queries was a seventh of a request's work.
 */
export function prepareBatch<const Readings extends readonly Reading<unknown>[]>(
  buildReadings: (db: Db) => Readings,
): (db: Db, values: Record<string, unknown>) => Promise<ItemsOf<Readings>> {
  let templates: ReturnType<Reading<unknown>["prepare"]>[] | undefined;
  return async (db, values) => {
    const prepared = (templates ??= buildReadings(db).map((one) => one.prepare()));
    // The statements run on this request's database, because the templates were built with the first request's.
    const statements = prepared.map((template) => {
      const { sql, params } = template.getQuery();
      return db.$client.prepare(sql).bind(...fillPlaceholders(params, values));
    });
    const responses = await db.$client.batch(statements);
    return prepared.map((template, place) => template.toItems(responses[place])) as ItemsOf<Readings>;
  };
}
