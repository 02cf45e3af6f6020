import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { emptyText, id, instant, sessionsFrom, switchedOn, twoStep } from "./columns.ts";

export const users = sqliteTable(
  "users",
  {
    id: id(),
    username: text("username").notNull(),
    /** in lower case */
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    role: text("role", { enum: ["guide", "operator"] })
      .notNull()
      .default("operator"),
    bannerImage: text("banner_image"),
    operatorName: emptyText("operator_name"),
    subscriptionStatus: text("subscription_status").notNull().default("trial"),
    subscriptionId: text("subscription_id"),
    customerId: text("customer_id"),
    /** incremented by every write of the subscription, so that a late writer notices that its read is outdated */
    billingVersion: integer("billing_version").notNull().default(0),
    /** when the next sync with Stripe is due, even without a webhook; null when nothing can change there by itself */
    syncDueAt: instant("sync_due_at"),
    /** when Stripe last responded about the account; null before */
    lastSyncAt: instant("last_sync_at"),
    trialEndsAt: instant("trial_ends_at"),
    subscriptionEndsAt: instant("subscription_ends_at"),
    /** the end of the period that is paid, or whose payment Stripe tries to collect */
    periodEndsAt: instant("period_ends_at"),
    /** the invoice that Stripe could not collect, about which the account got an e-mail; null while nothing is owed */
    failedInvoice: text("failed_invoice"),
    /** what the plan costs, as JSON; null where that isn't one fixed amount */
    planPrice: text("plan_price"),
    /** since when Stripe has to get a new e-mail; null when it has the current one */
    customerEmailDueAt: instant("customer_email_due_at"),
    sessionsFrom: sessionsFrom(),
    ...twoStep(),
    /** when the owner opened a link in an e-mail to this address; null before */
    emailVerifiedAt: instant("email_verified_at"),
    /** when the mail service last refused this address because e-mails to it had bounced; null while it takes them */
    mailSuppressedAt: instant("mail_suppressed_at"),
    /** BCP 47 */
    language: text("language").notNull().default("en"),
    newReviewLetters: switchedOn("new_review_letters"),
    trialLetters: switchedOn("trial_letters"),
    weekLetters: switchedOn("week_letters"),
    /** when the e-mail on the trial's end was queued */
    trialLetterAt: instant("trial_letter_at"),
    /** when the e-mails on the end of the trial, with which its pages stopped being public, were queued */
    darkLetterAt: instant("dark_letter_at"),
    /** when the last e-mail on new reviews was queued */
    reviewsLetterAt: instant("reviews_letter_at"),
    /**
     * when the hourly run looks at the account's week, from which it computes the next time; 0 for at once, null while there is
     * no profile
     */
    weekDueAt: integer("week_due_at").default(0),
    /** the ISO week that the account got its last e-mail about a week in, "2026-W48" */
    weekLetterIn: text("week_letter_in"),
    /** when the first steps on the dashboard were put away */
    firstStepsPutAwayAt: instant("first_steps_put_away_at"),
    /** when the account will be deleted because its owner asked for it; its pages are hidden until then */
    deletionDueAt: instant("deletion_due_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    uniqueIndex("users_customer").on(t.customerId),
    index("users_created").on(t.createdAt, t.id),
    index("users_plan").on(t.subscriptionStatus, t.createdAt, t.id),
    index("users_ending")
      .on(t.createdAt, t.id)
      .where(sql`${t.subscriptionEndsAt} is not null`),
    index("users_sync_due")
      .on(t.syncDueAt)
      .where(sql`${t.syncDueAt} is not null`),
    index("users_customer_email_due")
      .on(t.customerEmailDueAt)
      .where(sql`${t.customerEmailDueAt} is not null`),
    index("users_trial_letter_due")
      .on(t.trialEndsAt)
      .where(sql`${t.trialLetterAt} is null`),
    index("users_dark_letter_due")
      .on(t.trialEndsAt)
      .where(sql`${t.darkLetterAt} is null`),
    // Conditions of worker/your-week/due.ts: an account that gets no e-mail isn't in it, and is again once it may.
    index("users_week_due")
      .on(t.weekDueAt)
      .where(
        sql`${t.weekLetters} and ${t.emailVerifiedAt} is not null and ${t.mailSuppressedAt} is null
          and ${t.deletionDueAt} is null and case ${t.subscriptionStatus} when 'active' then 1 when 'trial' then ${t.trialEndsAt} > ${t.weekDueAt} else 0 end`,
      ),
    // The same where no account needs a plan, in other words, so that neither is read in the other's place.
    index("users_week_due_free")
      .on(t.weekDueAt)
      .where(
        sql`${t.weekLetters} = 1 and ${t.emailVerifiedAt} is not null and ${t.mailSuppressedAt} is null and ${t.deletionDueAt} is null`,
      ),
    index("users_deletion_due")
      .on(t.deletionDueAt)
      .where(sql`${t.deletionDueAt} is not null`),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
    check("users_role", sql`${t.role} in ('guide', 'operator')`),
  ],
);

/** Accounts whose rows are deleted, while other stores may still hold their data. */
export const removals = sqliteTable(
  "removals",
  {
    userId: integer("user_id").primaryKey(),
    email: text("email").notNull(),
    customerId: text("customer_id"),
    /** when the removal began, or last failed */
    queuedAt: instant("queued_at").notNull(),
  },
  (t) => [index("removals_queued").on(t.queuedAt)],
);
