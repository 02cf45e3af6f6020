import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../db/client.ts";
import { guideDays } from "../db/tables/statistics.ts";

/** Sums that are added to those of a day. What is missing is zero. */
export type DaySums = typeof guideDays.$inferInsert;

/** The most names of marks or ways in a day, because anybody can invent marks. */
const NAMES_MAX = 100;

const added = ({ name }: SQLiteColumn) => sql.raw(`excluded."${name}"`);

/** Returns the expression that adds a number to the one in the row. */
const addNumber = (column: SQLiteColumn): SQL => sql`${column} + ${added(column)}`;

/** Returns the expression that adds an object of sums to the one in the row, name by name. */
const addByName = (column: SQLiteColumn): SQL => sql`case when ${added(column)} = '{}' then ${column} else (
  select json_group_object(name, total) from (
    select key as name, sum(value) as total from (
      select key, value from json_each(${column}) union all select key, value from json_each(${added(column)})
    ) group by key order by total desc limit ${NAMES_MAX}
  )
) end`;

const { guideId, day, ...sums } = getTableColumns(guideDays);

const set = Object.fromEntries(
  Object.entries(sums).map(([name, column]) => [
    name,
    column.dataType === "json" ? addByName(column) : addNumber(column),
  ]),
);

/**
 * Returns the statement that adds to the sums of a day. It writes one row; the first of a day writes two rows of indexes
 * as well.
 */
export const addSums = (db: Db, values: DaySums) =>
  db
    .insert(guideDays)
    .values(values)
    .onConflictDoUpdate({ target: [guideId, day], set });
