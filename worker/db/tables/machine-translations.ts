import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";
import { guides } from "./guides.ts";

/** What Workers AI made of the words on a page. Removed when those change, and made again once somebody asks. */
export const machineTranslations = sqliteTable(
  "machine_translations",
  {
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** of the page, BCP 47 */
    language: text("language").notNull(),
    /** "profile", or "tour-12" */
    subject: text("subject").notNull(),
    /** of what was translated, SHA-256 in base64url */
    sourceHash: text("source_hash").notNull(),
    /** by field; null while it is being made, and after a failure */
    texts: text("texts", { mode: "json" }).$type<Record<string, string>>(),
    madeAt: instant("made_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.guideId, t.language, t.subject] }),
    index("machine_translations_made").on(t.madeAt),
  ],
);
