import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { guides } from "./guides.ts";

export const reviewPlatforms = sqliteTable(
  "review_platforms",
  {
    id: id(),
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    platform: text("platform").notNull(),
    url: text("url").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("review_platforms_guide").on(t.guideId, t.platform, t.url)],
);
