import { fillPlaceholders } from "drizzle-orm";
import type { Db } from "./client.ts";

/** A query of Drizzle's. It maps rows that are arrays. */
type Template = {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(rows: unknown): unknown;
};
/** What Drizzle's types omit: the columns of a query's rows. */
type WithColumns = { fields: readonly unknown[] };
type Select<Row> = PromiseLike<Row[]> & { prepare(): Template };

type Prepared<Item> = {
  getQuery: Template["getQuery"];
  /** how many columns a row has */
  width: number;
  /** maps rows, arrays of the columns' values, to items */
  toItems: (rows: unknown[][]) => Item[];
};

/** A noun's query. Its rows leave the noun as items only. */
export type Reading<Item> = {
  read(): Promise<Item[]>;
  prepare(): Prepared<Item>;
};

/** Returns a reading of a select and the mapping of its rows. */
export const reading = <Row, Item>(select: Select<Row>, toItem: (row: Row) => Item): Reading<Item> => ({
  read: async () => (await select).map(toItem),
  prepare: () => {
    const template = select.prepare() as Template & WithColumns;
    return {
      getQuery: () => template.getQuery(),
      width: template.fields.length,
      toItems: (rows) => (template.mapResult(rows) as Row[]).map(toItem),
    };
  },
});

type ItemsOf<Readings> = {
  -readonly [Place in keyof Readings]: Readings[Place] extends Reading<infer Item> ? Item[] : never;
};

/** The most values of one JSON array: a function of D1 takes 32 arguments. */
const ARGUMENTS = 32;

const names = (width: number): string[] => Array.from({ length: width }, (_, place) => `c${place}`);

/** Returns SQL for a row as JSON: an array of arrays, which have its columns' values one after another. */
function rowAsJson(columns: string[]): string {
  const parts = Array.from({ length: Math.ceil(columns.length / ARGUMENTS) }, (_, part) =>
    columns.slice(part * ARGUMENTS, (part + 1) * ARGUMENTS),
  );
  return `json_array(${parts.map((part) => `json_array(${part.join()})`).join()})`;
}

/** Returns a column's value: text that is JSON may come as what it says. */
const asStored = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : value;

/** Builds one statement of several: a row with a JSON array of rows for each. */
function oneStatement(prepared: readonly Prepared<unknown>[]): { sql: string; params: unknown[] } {
  const queries = prepared.map(({ getQuery, width }) => ({ ...getQuery(), columns: names(width) }));
  const tables = queries.map(({ sql, columns }, place) => `reading${place}(${columns.join()}) as (${sql})`);
  const lists = queries.map(
    ({ columns }, place) => `(select json_group_array(${rowAsJson(columns)}) from reading${place})`,
  );
  return {
    sql: `with ${tables.join()} select json_array(${lists.join()}) as lists`,
    params: queries.flatMap(({ params }) => params),
  };
}

/**
 * Returns a function that reads everything by one statement, since each takes time of its own. The readings have an
 * `sql.placeholder` for each value. Their SQL is built once for each isolate, because building a page's queries was a seventh
 * of a request's work.
 */
export function prepareReadings<const Readings extends readonly Reading<unknown>[]>(
  buildReadings: (db: Db) => Readings,
): (db: Db, values: Record<string, unknown>) => Promise<ItemsOf<Readings>> {
  let built: { prepared: Prepared<unknown>[]; sql: string; params: unknown[] } | undefined;
  return async (db, values) => {
    if (!built) {
      const prepared = buildReadings(db).map((one) => one.prepare());
      built = { prepared, ...oneStatement(prepared) };
    }
    const { prepared, sql, params } = built;
    // It runs on this request's database, because the templates were built with the first request's.
    const statement = db.$client.prepare(sql).bind(...fillPlaceholders(params, values));
    const [response] = await db.$client.batch<{ lists: string }>([statement]);
    const lists: unknown[][][][] = JSON.parse(response?.results[0]?.lists ?? "[]");
    return prepared.map(({ toItems }, place) =>
      toItems((lists[place] ?? []).map((parts) => parts.flat().map(asStored))),
    ) as ItemsOf<Readings>;
  };
}
