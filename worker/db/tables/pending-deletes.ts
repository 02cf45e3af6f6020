import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** R2 objects no row refers to: reserved before an upload, or left behind by a replacement or a deletion. */
export const pendingDeletes = sqliteTable(
  "pending_deletes",
  { key: text("key").primaryKey(), queuedAt: instant("queued_at").notNull() },
  (t) => [index("pending_deletes_queued").on(t.queuedAt)],
);
