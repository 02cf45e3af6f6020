import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { id, instant } from "./columns.ts";

/** Devices that get notices of new reviews. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** the session that asked for notices; both end together */
    sessionKey: text("session_key").notNull(),
    /** the address of the device at its push service */
    endpoint: text("endpoint").notNull(),
    /** the device's public key, and its secret: RFC 8291 */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: instant("created_at").notNull(),
    /** the newest review that it got no notice of; null when there is none */
    reviewId: integer("review_id"),
    /** when a notice may be sent; every attempt first moves it into the future */
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
