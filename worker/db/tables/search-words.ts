import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { guides } from "./guides.ts";

/** The terms by which an account is found: see search/terms.ts. */
export const userWords = sqliteTable(
  "user_words",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    word: text("word").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.word] }), index("user_words_word").on(t.word, t.userId)],
);

/** The terms by which a profile is found, besides its owner's. */
export const guideWords = sqliteTable(
  "guide_words",
  {
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    word: text("word").notNull(),
  },
  (t) => [primaryKey({ columns: [t.guideId, t.word] }), index("guide_words_word").on(t.word, t.guideId)],
);

/**
 * How a page's guide is reached and paid, in one way of writing, by which admins find it: see search/contact-keys.ts. All of it is
 * on the page as well.
 */
export const guideContacts = sqliteTable(
  "guide_contacts",
  {
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** the column or list that it comes from */
    field: text("field").notNull(),
    key: text("key").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.guideId, t.field, t.key] }),
    index("guide_contacts_key").on(t.key, t.guideId),
  ],
);
