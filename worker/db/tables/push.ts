import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { id, instant } from "./columns.ts";

/** Devices that are told of new reviews. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** of the session that asked for it: it ends with it */
    sessionKey: text("session_key").notNull(),
    /** the address of the device at its push service */
    endpoint: text("endpoint").notNull(),
    /** the device's public key, and its secret: RFC 8291 */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: instant("created_at").notNull(),
    /** the newest review that it hasn't been told of; null when it knows all */
    reviewId: integer("review_id"),
    /** when it may be told; every attempt moves this ahead first */
    dueAt: instant("due_at"),
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [
    uniqueIndex("push_subscriptions_endpoint").on(t.endpoint),
    index("push_subscriptions_user").on(t.userId, t.createdAt),
    index("push_subscriptions_due")
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
);
