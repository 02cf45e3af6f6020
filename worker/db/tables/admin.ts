import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { sql } from "drizzle-orm";
import { AUDIT_ACTIONS } from "#schema/admin.ts";
import { emptyText, id, instant } from "./columns.ts";

/**
 * Numbers of rows. Triggers (migrations/) update them with every statement, cascades included. `billingOff` is there while no
 * plans are sold, `mailRefusedAt` (ms since 1970) while the mail service refuses the login. `contactsUpTo` is the last profile
 * that the hourly run has written search keys of, `backupAt` (ms since 1970) when the last backup was made.
 */
export const counters = sqliteTable("counters", {
  name: text("name", {
    enum: ["users", "guides", "activeSubscribers", "billingOff", "mailRefusedAt", "contactsUpTo", "backupAt"],
  }).primaryKey(),
  value: integer("value").notNull(),
});

const sum = (name: string) => integer(name).notNull().default(0);

/**
 * What happened on the site in a week, added up by triggers (migrations/). The sign-up of an account that was deleted
 * still counts.
 */
export const weekSums = sqliteTable("week_sums", {
  /** its Monday in UTC, "2026-11-16" */
  week: text("week").primaryKey(),
  signUps: sum("sign_ups"),
  /** plans that began */
  paid: sum("paid"),
  /** plans that were set to end */
  canceled: sum("canceled"),
  /** reviews that came in, also those that were later held or hidden */
  reviews: sum("reviews"),
});

/** The condition of entries about changes; all others are about signing in and out. The index has the same words. */
export const isChange = sql`"action" not in ('sign-in', 'sign-in-refused', 'sign-out')`;

/** Admins' actions. Triggers (migrations/) refuse to change or delete an entry. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    at: instant("at").notNull(),
    admin: text("admin").notNull(),
    action: text("action", { enum: AUDIT_ACTIONS }).notNull(),
    subject: emptyText("subject"),
    detail: emptyText("detail"),
    requestId: emptyText("request_id"),
  },
  (t) => [
    index("audit_log_changes").on(t.id).where(isChange),
    index("audit_log_subject").on(t.subject, t.id),
    index("audit_log_action").on(t.action, t.id),
    index("audit_log_at").on(t.at),
  ],
);
