import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";
import { guides } from "./guides.ts";

/**
 * Translations of the words on a page by Workers AI. They are removed when the words change, and made again once
 * someone asks for them.
 */
export const machineTranslations = sqliteTable(
  "machine_translations",
  {
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** the language of the translation, BCP 47 */
    language: text("language").notNull(),
    /** "profile", or "tour-12" */
    subject: text("subject").notNull(),
    /** SHA-256 of the words that were translated, in base64url */
    sourceHash: text("source_hash").notNull(),
    /** the translated texts by field; null while they are being made, and after a failure */
    texts: text("texts", { mode: "json" }).$type<Record<string, string>>(),
    madeAt: instant("made_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.guideId, t.language, t.subject] }),
    index("machine_translations_made").on(t.madeAt),
  ],
);
