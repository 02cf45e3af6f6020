import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { emptyText, id, instant } from "./columns.ts";

const EMAIL_KINDS = [
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
  "your-week",
  "payment-ways-changed",
  "review-held",
  "review-reported",
  "review-decided",
  "report-received",
  "report-decided",
  "page-report-received",
  "page-report-decided",
  "page-urgent",
  "page-hidden",
  "page-deleted",
  "pages-dark",
  "editor-invited",
] as const;

/** What the link of an e-mail does. A sign-in link isn't in an e-mail: an admin passes it on. */
const LINK_PURPOSES = [
  "verify-email",
  "reset-password",
  "sign-in-link",
  "confirm-email",
  "cancel-email",
  "undo-sign-in-change",
  "unsubscribe",
  "join",
] as const;

/** E-mails that wait to be sent. A row holds no secret, and is deleted once its e-mail was sent or given up. */
export const letters = sqliteTable(
  "letters",
  {
    id: id(),
    kind: text("kind", { enum: EMAIL_KINDS }).notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** the recipient's address; in an e-mail to a reporter or to the site's contact it isn't the account's */
    recipient: text("recipient").notNull(),
    /** what the e-mail is about, for kinds that have it; no secret, and no personal data but the account's own */
    detail: emptyText("detail"),
    queuedAt: instant("queued_at").notNull(),
    /** when it may be sent; every attempt first moves it into the future */
    dueAt: instant("due_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [
    index("letters_due").on(t.dueAt),
    index("letters_user").on(t.userId, t.kind),
    index("letters_held_address")
      .on(t.recipient)
      .where(sql`${t.kind} = 'email-changing'`),
  ],
);

/** What became of e-mails to accounts, without text and address. Admins look there when one didn't come. */
export const sentEmails = sqliteTable(
  "sent_emails",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: EMAIL_KINDS }).notNull(),
    /** when the e-mail was queued */
    queuedAt: instant("queued_at").notNull(),
    status: text("status", { enum: ["sent", "failed", "suppressed"] }).notNull(),
  },
  (t) => [
    index("sent_emails_user").on(t.userId, t.id),
    index("sent_emails_queued").on(t.queuedAt),
    // The overview counts these two.
    index("sent_emails_failed")
      .on(t.queuedAt)
      .where(sql`"status" = 'failed'`),
    index("sent_emails_unpaid")
      .on(t.queuedAt)
      .where(sql`"kind" = 'payment-failed'`),
  ],
);

/** The secrets in the links of e-mails, as SHA-256. A row is deleted with its use, or some time after it expired. */
export const linkTokens = sqliteTable(
  "link_tokens",
  {
    /** SHA-256 of the secret, hexadecimal */
    hash: text("hash").primaryKey(),
    purpose: text("purpose", { enum: LINK_PURPOSES }).notNull(),
    /** the address that the link's e-mail went to */
    email: emptyText("email"),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    /** the row of guide_editors that a link of `join` is about, which may be deleted; null for other links */
    editorId: integer("editor_id"),
    /** what the link is about, for purposes that have it: `detail` of its e-mail */
    detail: emptyText("detail"),
  },
  (t) => [
    index("link_tokens_user").on(t.userId, t.purpose, t.expiresAt),
    index("link_tokens_expiry").on(t.expiresAt),
    index("link_tokens_editor").on(t.editorId),
    index("link_tokens_held_address")
      .on(t.email)
      .where(sql`${t.purpose} = 'cancel-email'`),
  ],
);

/** Accounts with reviews that no e-mail was queued about yet. */
export const newReviews = sqliteTable(
  "new_reviews",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** the id of the first of these reviews */
    firstReviewId: integer("first_review_id").notNull(),
    /** when an e-mail about them may be queued */
    dueAt: instant("due_at").notNull(),
  },
  (t) => [index("new_reviews_due").on(t.dueAt)],
);
