import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { isNull } from "drizzle-orm";
import { instant } from "./columns.ts";
import { guides } from "./guides.ts";

/**
 * Page addresses that are taken: those in use, and for a year those that were. This table has their hashes and only the
 * profile has the words, so that a row that outlives its profile names no one.
 */
export const handles = sqliteTable(
  "handles",
  {
    /** SHA-256 of the handle, hexadecimal; from the first hourly run after the profile's deletion a keyed hash of that */
    hash: text("hash").primaryKey(),
    /** null after the profile's deletion */
    guideId: integer("guide_id").references(() => guides.id, { onDelete: "set null" }),
    /**
     * until when no one else can have it; null while it is in use, and between the profile's deletion and the hourly
     * run
     */
    keptUntil: instant("kept_until"),
  },
  (t) => [
    index("handles_guide").on(t.guideId, t.keptUntil),
    index("handles_kept").on(t.keptUntil),
    uniqueIndex("handles_in_use").on(t.guideId).where(isNull(t.keptUntil)),
  ],
);
