import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { AUDIT_ACTIONS } from "#schema/admin.ts";
import { emptyText, id, instant } from "./columns.ts";

/** How many there are, kept by triggers (migrations/): whichever statement writes, and cascades too. */
export const counters = sqliteTable("counters", {
  name: text("name", { enum: ["users", "guides", "activeSubscribers"] }).primaryKey(),
  value: integer("value").notNull(),
});

/** What admins did. Triggers (migrations/) refuse to change or delete an entry. */
export const auditLog = sqliteTable("audit_log", {
  id: id(),
  at: instant("at").notNull(),
  admin: text("admin").notNull(),
  action: text("action", { enum: AUDIT_ACTIONS }).notNull(),
  subject: emptyText("subject"),
  detail: emptyText("detail"),
  requestId: emptyText("request_id"),
});
