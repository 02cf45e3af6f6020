import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** Keys of R2 objects that no row refers to: of an upload that hasn't ended, or after a replacement or a deletion. */
export const pendingDeletes = sqliteTable(
  "pending_deletes",
  { key: text("key").primaryKey(), queuedAt: instant("queued_at").notNull() },
  (t) => [index("pending_deletes_queued").on(t.queuedAt)],
);
