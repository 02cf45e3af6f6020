import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { REVIEW_STATUSES } from "#schema/case-states.ts";
import { emptyText, id, instant } from "./columns.ts";
import { guides } from "./guides.ts";

export const reviews = sqliteTable(
  "reviews",
  {
    id: id(),
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    rating: integer("rating").notNull(),
    comment: text("comment").notNull(),
    date: instant("date").notNull(),
    /** the owner's one reply; both columns or neither */
    reply: text("reply"),
    repliedAt: instant("replied_at"),
    /** the client's Idempotency-Key: a repeated create returns the first one's row */
    creationKey: text("creation_key"),
    /** only published reviews are shown to everybody and counted in the profile; review_cases has more about the others */
    status: text("status", { enum: REVIEW_STATUSES }).notNull().default("published"),
    /** the language of the comment, BCP 47; "" when unknown */
    language: emptyText("language"),
    /** the language of the reply; "" without one */
    replyLanguage: emptyText("reply_language"),
  },
  (t) => [
    index("reviews_guide").on(t.guideId, t.id),
    index("reviews_shown").on(t.guideId, t.status, t.id),
    index("reviews_date").on(t.date),
    uniqueIndex("reviews_creation").on(t.guideId, t.creationKey),
    check("reviews_rating", sql`typeof(${t.rating}) = 'integer' and ${t.rating} between 1 and 5`),
  ],
);
