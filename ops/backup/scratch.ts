import { DatabaseSync } from "node:sqlite";

/**
 * Opens an empty database on the disk of a folder, for what doesn't fit into memory. SQLite takes the name from its file as it
 * opens it, so that nothing is left of it however this process ends.
 */
export function openScratch(folder: string): DatabaseSync {
  // An empty name is that of a temporary file.
  const database = new DatabaseSync("", { enableForeignKeyConstraints: false });
  database.exec(`PRAGMA temp_store_directory = '${folder.replaceAll("'", "''")}'`);
  database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16384");
  return database;
}
