import type { Db } from "../db/client.ts";
import type { ContactSearch } from "../search/contact-search.ts";
import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A place in a sorted list: the instant (ms) and id of the last row seen. */
export type Cursor = { at: number; id: number };

export type SliceRequest = {
  limit: number;
  after: Cursor | undefined;
  newestFirst: boolean;
  /** search terms; every row matches each of them */
  terms: string[];
  /** the search as what a page may say of its guide; a profile that says it is found as well */
  contact: ContactSearch | undefined;
};

/**
 * Items in order, and the cursor of the next slice, which is undefined after the last. A slice may be shorter than its
 * limit and still have a next one.
 */
export type ListSlice<Item> = { items: Item[]; next: Cursor | undefined };

/** The most rows that one search reads one after the other, in the order of the list. */
export const SCAN_LIMIT = 300;
/** A term with at most so many entries is looked up in the index instead. */
const RARE = 1000;

/** Selects the index entries of a term, one per word. */
type LookUp = (term: string) => SQL;

/**
 * Picks the search term with the fewest matches, RARE at most in every index; undefined if no term is that rare. Reads
 * one row.
 */
export async function pickRarest(db: Db, terms: string[], ...indexes: LookUp[]): Promise<string | undefined> {
  if (terms.length === 0) return undefined;
  const counts = terms.flatMap((term) =>
    indexes.map((lookUp) => sql`(select count(*) from (${lookUp(term)} limit ${RARE + 1}))`),
  );
  const [found] = await db.all<{ counts: string }>(
    sql`select json_array(${sql.join(counts, sql`, `)}) as counts`,
  );
  const numbers: number[] = JSON.parse(found?.counts ?? "[]");
  const sizes = terms.map((term, n) => ({
    term,
    size: Math.max(...numbers.slice(n * indexes.length, (n + 1) * indexes.length)),
  }));
  const [rarest] = sizes.toSorted((a, b) => a.size - b.size);
  return rarest && rarest.size <= RARE ? rarest.term : undefined;
}

/** Returns whether what a subquery selects is so little that it may be looked up. Reads one row. */
export async function isRare(db: Db, lookUp: SQL): Promise<boolean> {
  const [found] = await db.all<{ size: number }>(
    sql`select count(*) as size from (${lookUp} limit ${RARE + 1})`,
  );
  return (found?.size ?? 0) <= RARE;
}

/** The bound of a list without a cursor. Every list has a bound, so that its index is searched and never scanned. */
const EDGE = 9_007_199_254_740_991;
const startOf = (newestFirst: boolean): Cursor =>
  newestFirst ? { at: EDGE, id: EDGE } : { at: -EDGE, id: -EDGE };

/** The columns that sort a list; one index holds both. */
type SortColumns = { at: SQLiteColumn; id: SQLiteColumn };

const pair = ({ at, id }: Cursor) => sql`(${at}, ${id})`;

/** Returns the condition of rows after the cursor, and not beyond `end`. */
export function isBetween(
  by: SortColumns,
  { after, newestFirst }: SliceRequest,
  end: Cursor | undefined,
): SQL | undefined {
  const row = sql`(${by.at}, ${by.id})`;
  const begin = pair(after ?? startOf(newestFirst));
  return and(
    newestFirst ? sql`${row} < ${begin}` : sql`${row} > ${begin}`,
    end && (newestFirst ? sql`${row} >= ${pair(end)}` : sql`${row} <= ${pair(end)}`),
  );
}

export const inOrder = (by: SortColumns, { newestFirst }: SliceRequest): SQL[] =>
  newestFirst ? [desc(by.at), desc(by.id)] : [asc(by.at), asc(by.id)];

/**
 * Cuts off the extra row, maps the others and derives the next cursor. `end` is the cursor where SCAN_LIMIT ended the
 * search.
 */
export function toSlice<Row, Item>(
  found: Row[],
  { limit }: SliceRequest,
  {
    toCursor,
    toItem,
    end,
  }: { toCursor: (row: Row) => Cursor; toItem: (row: Row) => Item; end?: Cursor | undefined },
): ListSlice<Item> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { items: rows.map(toItem), next: found.length > limit && last ? toCursor(last) : end };
}
