import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** The beginning of the keys that tell what an account was sent an e-mail about. Its id follows, and a colon. */
export const throttleKey = "told:";

/** Exact rate counters: how often `key` was used in the window that ends at expiresAt. */
export const rateCounters = sqliteTable(
  "rate_counters",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("rate_counters_expiry").on(t.expiresAt)],
);
