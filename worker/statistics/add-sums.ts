import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../db/client.ts";
import { guideDays } from "../db/tables/statistics.ts";

/** Sums that are added to those of a day; what is left out is zero. */
export type DaySums = typeof guideDays.$inferInsert;

/** How many names of marks or ways a day keeps: anybody can make up marks. */
const NAMES_MAX = 100;

const added = ({ name }: SQLiteColumn) => sql.raw(`excluded."${name}"`);

/** Adds a number to the one that is there. */
const addNumber = (column: SQLiteColumn): SQL => sql`${column} + ${added(column)}`;

/** Adds an object of sums to the one that is there, name by name. */
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

/** The statement that adds to the sums of a day. It writes one row, and two of indexes for the first of a day. */
export const addSums = (db: Db, values: DaySums) =>
  db
    .insert(guideDays)
    .values(values)
    .onConflictDoUpdate({ target: [guideId, day], set });
