import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { id, instant } from "./columns.ts";

/** Letters that wait to be sent. A row goes once its letter was sent or given up; it holds no secret. */
export const letters = sqliteTable(
  "letters",
  {
    id: id(),
    kind: text("kind", { enum: ["reset-password", "password-changed"] }).notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** the recipient's address */
    recipient: text("recipient").notNull(),
    queuedAt: instant("queued_at").notNull(),
    /** when it may be sent; every attempt moves this ahead first */
    dueAt: instant("due_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [index("letters_due").on(t.dueAt), index("letters_user").on(t.userId, t.kind)],
);

/** The secrets in the links of letters, as SHA-256. A row goes with its use, or some time after its end. */
export const linkTokens = sqliteTable(
  "link_tokens",
  {
    /** SHA-256 of the secret, hexadecimal */
    hash: text("hash").primaryKey(),
    purpose: text("purpose", { enum: ["reset-password"] }).notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    index("link_tokens_user").on(t.userId, t.purpose, t.expiresAt),
    index("link_tokens_expiry").on(t.expiresAt),
  ],
);
