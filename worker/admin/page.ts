import type { Db } from "../db/client.ts";
import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A place in a sorted list: the instant (ms) it is sorted by and the id, of the last row that was seen. */
export type Key = { at: number; id: number };

/** What of a list is asked for. */
export type PageRequest = {
  limit: number;
  after: Key | undefined;
  newestFirst: boolean;
  /** what each row must be found by */
  terms: string[];
};

/** Rows in order, and where the next page begins; undefined on the last one. A page can be short, and still have a next. */
export type Page<Row> = { rows: Row[]; next: Key | undefined };

/** More rows than this are never gone through to find a term. */
export const WALK = 300;
/** A term on fewer words than this is looked up instead. */
const RARE = 1000;

/** Selects what a term is found by, a word each. */
type LookUp = (term: string) => SQL;

/** The rarest of the terms, by all ways to look one up; undefined where all are too common. One row is read of each. */
export async function rarest(db: Db, terms: string[], ...ways: LookUp[]): Promise<string | undefined> {
  if (terms.length === 0) return undefined;
  const counts = terms.flatMap((term) =>
    ways.map((lookUp) => sql`(select count(*) from (${lookUp(term)} limit ${RARE + 1}))`),
  );
  const [found] = await db.all<{ counts: string }>(
    sql`select json_array(${sql.join(counts, sql`, `)}) as counts`,
  );
  const numbers: number[] = JSON.parse(found?.counts ?? "[]");
  const sizes = terms.map((term, n) => ({
    term,
    size: Math.max(...numbers.slice(n * ways.length, (n + 1) * ways.length)),
  }));
  const [best] = sizes.toSorted((a, b) => a.size - b.size);
  return best && best.size <= RARE ? best.term : undefined;
}

/** Before the first row: every list has a bound, so that its index is searched and never scanned. */
const EDGE = 9_007_199_254_740_991;
const startOf = (newestFirst: boolean): Key =>
  newestFirst ? { at: EDGE, id: EDGE } : { at: -EDGE, id: -EDGE };

/** The columns that a list is sorted by; an index holds both. */
export type SortColumns = { at: SQLiteColumn; id: SQLiteColumn };

const pair = ({ at, id }: Key) => sql`(${at}, ${id})`;

/** The rows after a place, and not beyond `end`. */
export function isBetween(
  by: SortColumns,
  { after, newestFirst }: PageRequest,
  end: Key | undefined,
): SQL | undefined {
  const row = sql`(${by.at}, ${by.id})`;
  const begin = pair(after ?? startOf(newestFirst));
  return and(
    newestFirst ? sql`${row} < ${begin}` : sql`${row} > ${begin}`,
    end && (newestFirst ? sql`${row} >= ${pair(end)}` : sql`${row} <= ${pair(end)}`),
  );
}

export const inOrder = (by: SortColumns, { newestFirst }: PageRequest): SQL[] =>
  newestFirst ? [desc(by.at), desc(by.id)] : [asc(by.at), asc(by.id)];

/** Cuts what was read (one more than the page) to the page; `end` is how far was looked, if there is more beyond. */
export function cut<Row>(
  found: Row[],
  { limit }: PageRequest,
  keyOf: (row: Row) => Key,
  end: Key | undefined,
): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? keyOf(last) : end };
}
