import { getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

type Value = SQLWrapper | string | number | null;

/**
 * Returns the select of an insert that reads other rows, with a value for each column by its name, in the table's order.
 * `from` tells what is read and under which condition. Dates are ms since 1970.
 */
export const selectRow = <Table extends SQLiteTable>(
  table: Table,
  values: Record<keyof Table["_"]["columns"], Value>,
  from: SQL,
): SQL => {
  const inOrder = Object.keys(getTableColumns(table)).map(
    (column) => sql`${values[column as keyof typeof values]}`,
  );
  return sql`select ${sql.join(inOrder, sql`, `)} ${from}`;
};
