import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CASE_STATES, HELD_FOR, PAGE_CASE_STATES } from "#schema/case-states.ts";
import { PAGE_REPORT_REASONS, REPORT_REASONS } from "#schema/report-reasons.ts";
import { emptyText, instant } from "./columns.ts";
import { guides } from "./guides.ts";
import { reviews } from "./reviews.ts";

/** Reviews that were held or reported, for admins to decide: one row for each review. */
export const reviewCases = sqliteTable(
  "review_cases",
  {
    reviewId: integer("review_id")
      .primaryKey()
      .references(() => reviews.id, { onDelete: "cascade" }),
    state: text("state", { enum: CASE_STATES }).notNull(),
    /** when it came into this state */
    at: instant("at").notNull(),
    /** when it was held, or first reported since the last decision */
    createdAt: instant("created_at").notNull(),
    /** why it was held, also after that is over; null for one that was only reported */
    heldFor: text("held_for", { enum: HELD_FOR }),
    /** when a held review is published; null otherwise */
    publishAt: instant("publish_at"),
    /** why an admin hid it; "" while it isn't hidden */
    reason: emptyText("reason"),
  },
  (t) => [
    index("review_cases_state").on(t.state, t.at, t.reviewId),
    index("review_cases_publish")
      .on(t.publishAt)
      .where(sql`${t.publishAt} is not null`),
  ],
);

/** Readers' reports about reviews: docs/decisions/2026-11-22-trusted-reviews.md. */
export const reviewReports = sqliteTable(
  "review_reports",
  {
    /** a random id of the attempt, which says whether this attempt wrote the row */
    id: text("id").primaryKey(),
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    /** a keyed hash of the review and the reporter's network; null some time after the decision */
    reporter: text("reporter"),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    text: emptyText("text"),
    /** the address to which the decision is sent; "" some time after it */
    email: emptyText("email"),
    createdAt: instant("created_at").notNull(),
    /** when an admin decided; null while no one has */
    closedAt: instant("closed_at"),
  },
  (t) => [
    uniqueIndex("review_reports_once").on(t.reviewId, t.reporter),
    index("review_reports_closed")
      .on(t.closedAt)
      .where(sql`${t.reporter} is not null`),
  ],
);

/** Pages that were reported, for admins to decide: one row for each page. */
export const pageCases = sqliteTable(
  "page_cases",
  {
    guideId: integer("guide_id")
      .primaryKey()
      .references(() => guides.id, { onDelete: "cascade" }),
    state: text("state", { enum: PAGE_CASE_STATES }).notNull(),
    /** when an admin decided; until then `createdAt` */
    at: instant("at").notNull(),
    /** when it was first reported since the last decision */
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("page_cases_state").on(t.state, t.at, t.guideId)],
);

/** Reports about pages. */
export const pageReports = sqliteTable(
  "page_reports",
  {
    /** a random id of the attempt, which says whether this attempt wrote the row */
    id: text("id").primaryKey(),
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** a keyed hash of the page and the reporter's network; null some time after the decision */
    reporter: text("reporter"),
    reason: text("reason", { enum: PAGE_REPORT_REASONS }).notNull(),
    text: emptyText("text"),
    /** who reported it, as typed; "" some time after the decision */
    name: emptyText("name"),
    /** the address to which the decision is sent; "" some time after it */
    email: emptyText("email"),
    createdAt: instant("created_at").notNull(),
    /** when an admin decided; null while no one has */
    closedAt: instant("closed_at"),
  },
  (t) => [
    index("page_reports_guide").on(t.guideId, t.createdAt),
    index("page_reports_reporters")
      .on(t.closedAt)
      .where(sql`${t.reporter} is not null`),
    index("page_reports_closed").on(t.closedAt),
  ],
);

/** Fingerprints of the comments of reviews of the last days, by which near copies are found: worker/reviews/near-copies.ts. */
export const reviewSketches = sqliteTable(
  "review_sketches",
  {
    reviewId: integer("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    key: integer("key").notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.key] }), index("review_sketches_key").on(t.key, t.reviewId)],
);
