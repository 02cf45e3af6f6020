import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";

const modules = import.meta.glob<Record<string, unknown>>("../db/tables/*.ts", { eager: true });

/** Every table of the database, with the column that tells what its rows belong to. */
export const TABLES = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is SQLiteTable => is(value, SQLiteTable))
  .map((table) => {
    const columns = new Set(Object.values(getTableColumns(table)).map(({ name }) => name));
    const owner = (["user_id", "guide_id"] as const).find((column) => columns.has(column));
    return { table, name: getTableConfig(table).name, owner };
  });
