import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { emptyText, id, instant } from "./columns.ts";

const LETTER_KINDS = [
  "verify-email",
  "reset-password",
  "password-changed",
  "confirm-email",
  "email-changing",
  "sign-in-changed",
  "deletion-scheduled",
  "trial-ending",
  "payment-failed",
  "new-reviews",
  "payment-ways-changed",
  "review-held",
  "review-reported",
  "review-decided",
  "report-received",
  "report-decided",
  "page-hidden",
  "editor-invited",
] as const;

/** What the link of a letter does; a sign-in link comes from an admin instead. */
const LINK_PURPOSES = [
  "verify-email",
  "reset-password",
  "sign-in-link",
  "confirm-email",
  "cancel-email",
  "unsubscribe",
  "join",
] as const;

/** Letters that wait to be sent. A row goes once its letter was sent or given up; it holds no secret. */
export const letters = sqliteTable(
  "letters",
  {
    id: id(),
    kind: text("kind", { enum: LETTER_KINDS }).notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** the recipient's address; of a letter to a reporter not the account's */
    recipient: text("recipient").notNull(),
    /** what it is about, for kinds that say so; no secret, and no personal data but the account's own */
    detail: emptyText("detail"),
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
    purpose: text("purpose", { enum: LINK_PURPOSES }).notNull(),
    /** the address that its letter went to */
    email: emptyText("email"),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    /** the row of guide_editors that a link of `join` is about, which may be gone; null for other links */
    editorId: integer("editor_id"),
  },
  (t) => [
    index("link_tokens_user").on(t.userId, t.purpose, t.expiresAt),
    index("link_tokens_expiry").on(t.expiresAt),
    index("link_tokens_editor").on(t.editorId),
  ],
);

/** Accounts with reviews that no letter has told of yet. */
export const newReviews = sqliteTable(
  "new_reviews",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** the id of the first of them */
    firstReviewId: integer("first_review_id").notNull(),
    /** when a letter may tell of them */
    dueAt: instant("due_at").notNull(),
  },
  (t) => [index("new_reviews_due").on(t.dueAt)],
);
