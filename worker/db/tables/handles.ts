import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { isNull } from "drizzle-orm";
import { instant } from "./columns.ts";
import { guides } from "./guides.ts";

/**
 * Page addresses that are taken: those in use, and for a year those that were. They stand here as hashes, the words only in
 * the profile: what stays after its deletion names nobody.
 */
export const handles = sqliteTable(
  "handles",
  {
    /** SHA-256 of the handle, hexadecimal */
    hash: text("hash").primaryKey(),
    /** null after the profile's deletion */
    guideId: integer("guide_id").references(() => guides.id, { onDelete: "set null" }),
    /** until when nobody else can have it; null while it is in use, and between a deletion and the hourly run */
    keptUntil: instant("kept_until"),
  },
  (t) => [
    index("handles_guide").on(t.guideId, t.keptUntil),
    index("handles_kept").on(t.keptUntil),
    uniqueIndex("handles_in_use").on(t.guideId).where(isNull(t.keptUntil)),
  ],
);
