import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, sessionsFrom } from "./columns.ts";

export const admins = sqliteTable(
  "admins",
  {
    id: id(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    sessionsFrom: sessionsFrom(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("admins_email").on(t.email)],
);

/** Sessions ended before their cookie expires; a row may be deleted after that. */
export const endedSessions = sqliteTable(
  "ended_sessions",
  { id: text("id").primaryKey(), expiresAt: instant("expires_at").notNull() },
  (t) => [index("ended_sessions_expiry").on(t.expiresAt)],
);
