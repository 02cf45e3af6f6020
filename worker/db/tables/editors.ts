import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { id, instant } from "./columns.ts";
import { guides } from "./guides.ts";

/** Editors of profiles, and invitations to edit one. */
export const guideEditors = sqliteTable(
  "guide_editors",
  {
    id: id(),
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** the address that was invited, in lower case; `editor 7` once it is another's, who was invited by it */
    email: text("email").notNull(),
    /** the account that joined; null for an invitation */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** when the last e-mail was queued */
    invitedAt: instant("invited_at").notNull(),
    joinedAt: instant("joined_at"),
  },
  (t) => [
    uniqueIndex("guide_editors_email").on(t.guideId, t.email),
    uniqueIndex("guide_editors_once").on(t.guideId, t.userId),
    index("guide_editors_user").on(t.userId, t.guideId),
    index("guide_editors_invited")
      .on(t.invitedAt)
      .where(sql`${t.userId} is null`),
  ],
);
