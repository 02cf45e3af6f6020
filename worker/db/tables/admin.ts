import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { AUDIT_ACTIONS } from "#schema/admin.ts";
import { emptyText, id, instant } from "./columns.ts";

/** Numbers of rows, maintained by triggers (migrations/) for every statement, cascades included. */
export const counters = sqliteTable("counters", {
  name: text("name", { enum: ["users", "guides", "activeSubscribers"] }).primaryKey(),
  value: integer("value").notNull(),
});

/** Admins' actions. Triggers (migrations/) refuse to change or delete an entry. */
export const auditLog = sqliteTable("audit_log", {
  id: id(),
  at: instant("at").notNull(),
  admin: text("admin").notNull(),
  action: text("action", { enum: AUDIT_ACTIONS }).notNull(),
  subject: emptyText("subject"),
  detail: emptyText("detail"),
  requestId: emptyText("request_id"),
});
