import { index, integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";

/** The hourly runs of the last days. */
export const hourlyRuns = sqliteTable(
  "hourly_runs",
  {
    id: id(),
    beganAt: instant("began_at").notNull(),
    /** null while it runs, and for one that was cut off */
    endedAt: instant("ended_at"),
    /** it stopped at a failure, which the log names */
    hasFailed: integer("has_failed", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [index("hourly_runs_began").on(t.beganAt)],
);
