import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { guides } from "./guides.ts";

const sum = (name: string) => integer(name).notNull().default(0);

/** Declares sums by a name, as a JSON object. */
const sumsBy = (name: string) =>
  text(name, { mode: "json" }).$type<Record<string, number>>().notNull().default({});

/**
 * What happened on a guide's page, summed up by day. One row holds everything of a day, so that a scan writes one row
 * (docs/decisions/guests.md). Nothing in it says who came.
 */
export const guideDays = sqliteTable(
  "guide_days",
  {
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    /** a day in the guide's time zone, "2026-11-22" */
    day: text("day").notNull(),
    /** how often the page was opened */
    visits: sum("visits"),
    /** visits by a code with a mark */
    scans: sum("scans"),
    tipOpens: sum("tip_opens"),
    tipWays: sum("tip_ways"),
    /** answers of guests to whether a way worked */
    tipsWorked: sum("tips_worked"),
    tipsFailed: sum("tips_failed"),
    contacts: sum("contacts"),
    links: sum("links"),
    savedContacts: sum("saved_contacts"),
    tours: sum("tours"),
    reviewOpens: sum("review_opens"),
    shares: sum("shares"),
    /** visits by the hour of the day, "0" to "23" */
    hours: sumsBy("hours"),
    /** scans by the code's mark */
    marks: sumsBy("marks"),
    /** ways to tip that were opened, by wayKey */
    ways: sumsBy("ways"),
    /** ways of which guests said that they worked, and that they didn't, by wayKey */
    waysWorked: sumsBy("ways_worked"),
    waysFailed: sumsBy("ways_failed"),
    /** tours whose booking link was opened, by id */
    tourOpens: sumsBy("tour_opens"),
  },
  (t) => [primaryKey({ columns: [t.guideId, t.day] }), index("guide_days_day").on(t.day)],
);
