import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** Stripe events that were handled, so that a second delivery changes nothing. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    handledAt: instant("handled_at").notNull(),
  },
  (t) => [index("stripe_events_handled").on(t.handledAt)],
);
