import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PaymentKind } from "#payment-codes/kinds.ts";
import { emptyText } from "./columns.ts";
import { guides } from "./guides.ts";

/**
 * Ways to tip a guide beside the links of the profile, in the guide's order. Only the owner's call and the tip page
 * read them.
 */
export const paymentWays = sqliteTable(
  "payment_ways",
  {
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** 1 to 12 */
    position: integer("position").notNull(),
    kind: text("kind").$type<PaymentKind>().notNull(),
    /** the address, number, key or account that is paid */
    value: text("value").notNull(),
    /** the name the bank shows */
    holder: emptyText("holder"),
    bank: emptyText("bank"),
    city: emptyText("city"),
    country: emptyText("country"),
    label: emptyText("label"),
  },
  (t) => [
    primaryKey({ columns: [t.guideId, t.position] }),
    check("payment_ways_position", sql`${t.position} between 1 and 12`),
  ],
);
