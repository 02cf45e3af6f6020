import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Access } from "#schema/tour-facts.ts";
import type { Translations } from "#schema/translations.ts";
import { emptyText, id, instant } from "./columns.ts";
import { users } from "./accounts.ts";
import { guides } from "./guides.ts";

export const tours = sqliteTable(
  "tours",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    description: text("description").notNull(),
    imageUrl: text("image_url"),
    externalLink: text("external_link").notNull(),
    /** the client's Idempotency-Key: a repeated create returns the first one's row */
    creationKey: text("creation_key"),
    createdAt: instant("created_at").notNull(),
    /** the language of title and description, BCP 47; "" when unknown */
    language: emptyText("language"),
    /** title and description in other languages, by the operator */
    translations: text("translations", { mode: "json" })
      .$type<Translations<"title" | "description">>()
      .notNull()
      .default({}),
    tagBookings: integer("tag_bookings", { mode: "boolean" }).notNull().default(false),
    /** in minor units of the currency; 0 for free, null for unknown */
    priceFrom: integer("price_from"),
    /** ISO 4217; "" without a price */
    currency: emptyText("currency"),
    durationMinutes: integer("duration_minutes"),
    meetingPoint: emptyText("meeting_point"),
    languages: text("languages", { mode: "json" }).$type<string[]>().notNull().default([]),
    access: text("access", { mode: "json" }).$type<Access[]>().notNull().default([]),
  },
  (t) => [
    index("tours_user").on(t.userId),
    uniqueIndex("tours_id_user").on(t.id, t.userId),
    uniqueIndex("tours_creation").on(t.userId, t.creationKey),
  ],
);

/** Featured tours. userId is part of both foreign keys, so that a profile can only show its own owner's tours. */
export const guideTours = sqliteTable(
  "guide_tours",
  {
    id: id(),
    guideId: integer("guide_id").notNull(),
    tourId: integer("tour_id").notNull(),
    userId: integer("user_id").notNull(),
    /** 1 to 3; 101 to 103 only inside a batch that moves tours */
    position: integer("position").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.guideId, t.userId], foreignColumns: [guides.id, guides.userId] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [t.tourId, t.userId], foreignColumns: [tours.id, tours.userId] }).onDelete(
      "cascade",
    ),
    uniqueIndex("guide_tours_position").on(t.guideId, t.position),
    uniqueIndex("guide_tours_tour").on(t.guideId, t.tourId),
    index("guide_tours_by_tour").on(t.tourId),
    check("guide_tours_place", sql`${t.position} in (1, 2, 3, 101, 102, 103)`),
  ],
);
