import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { guides } from "./guides.ts";

/** Links of a guide's own, in the guide's order. */
export const webLinks = sqliteTable(
  "web_links",
  {
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** 1 to 8, so that no write leaves more */
    position: integer("position").notNull(),
    label: text("label").notNull(),
    url: text("url").notNull(),
    /** the last day on which guests see it, in the profile's time zone, "2026-12-24" */
    until: text("until"),
  },
  (t) => [
    primaryKey({ columns: [t.guideId, t.position] }),
    check("web_links_position", sql`${t.position} between 1 and 8`),
  ],
);
